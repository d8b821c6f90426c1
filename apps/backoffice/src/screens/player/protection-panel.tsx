import { playersText, protectionText } from '@maidan/locales'
import { amountOf, isCurrency, moneyText } from '@maidan/money'
import { Badge, useText } from '@maidan/ui'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { When } from '../../parts/facts/when.tsx'

type Props = { player: PlayerRecord }
type Limit = PlayerRecord['protection']['limits'][number]

/** What a player keeps themselves from. It is theirs: staff see it and change nothing. */
export function ProtectionPanel({ player }: Props) {
  const t = useText(playersText)
  const own = useText(protectionText)
  const { limits, aside, break: running } = player.protection
  return (
    <>
      <p className="text-sm text-quiet">{t('protectionLead')}</p>
      <Facts>
        <Fact name={t('ownBreak')}>
          {running === null ? (
            t('noBreak')
          ) : (
            <span className="flex flex-wrap items-center gap-x-2">
              <Badge tone="waiting">{t(`break_${running.kind}`)}</Badge>
              <When at={running.until} zone />
            </span>
          )}
        </Fact>
        {aside !== null && (
          <Fact name={t('depositAside')}>
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="tabular">{ownMoney(aside.amount, player.currency)}</span>
              <When at={aside.until} zone />
            </span>
          </Fact>
        )}
        {limits.map((limit) => (
          <Fact
            key={`${limit.kind} ${limit.period}`}
            name={own('settingOf', {
              kind: own(`kind_${limit.kind}`),
              period: own(`period_${limit.period}`),
            })}
          >
            <LimitFigures limit={limit} player={player} />
          </Fact>
        ))}
      </Facts>
      {limits.length === 0 && <p className="text-sm text-quiet">{t('noLimits')}</p>}
    </>
  )
}

function ownMoney(amount: string, currency: string): string {
  return isCurrency(currency) ? moneyText(amountOf(amount, currency), currency) : amount
}

function LimitFigures({ limit, player: { currency } }: Props & { limit: Limit }) {
  const t = useText(playersText)
  const own = useText(protectionText)
  const text = (amount: string | null) => {
    if (amount === null) return own('unset')
    if (limit.kind === 'time') return own('inMinutes', { minutes: Number(amount) })
    return ownMoney(amount, currency)
  }
  return (
    <>
      <span className="tabular">{text(limit.amount)}</span>
      {limit.left !== null && (
        <span className="tabular block text-xs text-quiet">
          {t('limitLeft', { left: text(limit.left) })}
        </span>
      )}
      {limit.asked !== null && (
        <span className="tabular block text-xs text-amber">
          {t('limitAsked', { amount: text(limit.asked.amount) })}{' '}
          <When at={limit.asked.usable_at} zone />
        </span>
      )}
    </>
  )
}
