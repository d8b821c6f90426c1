import { HOME_CURRENCY } from '@maidan/contract/facts'
import { casesText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { CaseRecord } from '../../features/cases/queries.ts'
import { Money } from '../../parts/facts/money.tsx'
import { PlayerLink } from '../../parts/facts/player-link.tsx'
import { When } from '../../parts/facts/when.tsx'

type Signal = CaseRecord['signals'][number]
type Props = { signals: readonly Signal[]; accounts: CaseRecord['accounts'] }

/** What speaks for one hand, the heaviest first, with whose it is and when. */
export function EvidenceList({ signals, accounts }: Props) {
  const t = useText(casesText)
  const nameOf = (id: number) =>
    accounts.find(({ player_id }) => player_id === id)?.username ?? String(id)
  return (
    <>
      <p className="pb-2 text-sm text-quiet">{t('evidenceLead')}</p>
      <ul aria-label={t('evidence')} className="divide-y divide-field-800 text-sm">
        {signals.map((signal) => (
          <li
            className={clsx('flex flex-col gap-1 py-2.5', signal.cleared && 'opacity-60')}
            key={signal.id}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-semibold">{t(`signal_${signal.kind}`)}</b>
              {signal.cleared ? (
                <Badge tone="good">{t('wasCleared')}</Badge>
              ) : (
                <span className="tabular text-quiet">{t('weight', { weight: signal.weight })}</span>
              )}
            </div>
            <span className="tabular wrap-anywhere">{signal.what}</span>
            <Sides nameOf={nameOf} signal={signal} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Sides({ signal, nameOf }: { signal: Signal; nameOf: (id: number) => string }) {
  const t = useText(casesText)
  return (
    <ul className="flex flex-col gap-0.5 text-quiet">
      {signal.sides.map(({ player_id, at, staked }) => (
        <li className="flex flex-wrap gap-x-2" key={player_id}>
          <PlayerLink id={player_id} username={nameOf(player_id)} />
          <When at={at} />
          {staked !== null && (
            <span>
              <Money amount={staked} currency={HOME_CURRENCY} /> {t('staked')}
            </span>
          )}
        </li>
      ))}
      {signal.mutual !== null && (
        <li>
          {t('mutual')}: <Money amount={signal.mutual} currency={HOME_CURRENCY} />
        </li>
      )}
    </ul>
  )
}
