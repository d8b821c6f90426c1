import { deskText, liabilityText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { AskLimitDialog } from '../../features/liability/ask-limit-dialog.tsx'
import type { AtRisk, HouseLimit, Liability } from '../../features/liability/queries.ts'
import { mayTrade } from '../../features/markets/market.ts'
import { Taka } from '../../features/markets/taka.tsx'
import { useMe } from '../../features/overview/queries.ts'
import { useScopeWords, useSportWords } from '../../parts/exchange/exchange-words.tsx'
import { Panel } from '../../parts/panel.tsx'

/** Every limit of the house; a trader asks for another one. */
export function LimitsPanel({ record }: { record: Liability }) {
  const t = useText(liabilityText)
  const [asked, setAsked] = useState<HouseLimit>()
  const sportWord = useSportWords()
  const sports = [...new Set(record.limits.map(({ sport }) => sport))]
  return (
    <Panel title={t('limits')}>
      {sports.map((sport) => (
        <section aria-label={sportWord(sport)} className="py-1.5" key={sport}>
          <h3 className="text-xs font-semibold text-quiet">{sportWord(sport)}</h3>
          <ul className="divide-y divide-field-800">
            {record.limits
              .filter((one) => one.sport === sport)
              .map((limit) => (
                <LimitLine key={limit.scope} limit={limit} onAsk={() => setAsked(limit)} />
              ))}
          </ul>
        </section>
      ))}
      {asked !== undefined && (
        <AskLimitDialog
          atRisk={mostAtRisk(record.at_risk, asked)}
          limit={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}

function LimitLine({ limit, onAsk }: { limit: HouseLimit; onAsk: () => void }) {
  const t = useText(liabilityText)
  const sportWord = useSportWords()
  const scopeWord = useScopeWords()
  const slots = { sport: sportWord(limit.sport), scope: scopeWord(limit.scope) }
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
      <span className="min-w-0 flex-1">
        {slots.scope} <span className="text-xs text-quiet">{t(`means_${limit.scope}`)}</span>
      </span>
      <Taka amount={limit.limit} className="font-semibold" />
      <LimitAct limit={limit} name={t('changeWhat', slots)} onAsk={onAsk} />
    </li>
  )
}

function LimitAct(props: { limit: HouseLimit; name: string; onAsk: () => void }) {
  const t = useText(liabilityText)
  const desk = useText(deskText)
  const me = useMe()
  if (props.limit.approval_id !== null)
    return (
      <Link aria-label={`${desk('approvals')}: ${t('waits')}`} to={paths.approvals}>
        <Badge tone="waiting">{t('waits')}</Badge>
      </Link>
    )
  if (!mayTrade(me?.role)) return null
  return (
    <Button aria-label={props.name} look="secondary" onClick={props.onAsk} size="small">
      {t('change')}
    </Button>
  )
}

/** What is most at risk of all that one limit is for; the list has it first or not at all. */
function mostAtRisk(rows: readonly AtRisk[], { sport, scope }: HouseLimit): string {
  return rows.find((row) => row.sport === sport && row.scope === scope)?.at_risk ?? '0.00'
}
