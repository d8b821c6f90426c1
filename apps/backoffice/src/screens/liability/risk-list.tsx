import { liabilityText } from '@maidan/locales'
import { Badge, EmptyState, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { AtRisk } from '../../features/liability/queries.ts'
import { Taka } from '../../features/markets/taka.tsx'
import { fullPercent, FillBar } from '../../parts/facts/fill-bar.tsx'
import { useScopeWords, useSportWords } from '../../parts/exchange/exchange-words.tsx'

/** Hundredths of a percent in one. */
const bpsPerPercent = 100

/** What is at risk as bars, the fullest first. */
export function RiskList({ rows }: { rows: readonly AtRisk[] }) {
  const t = useText(liabilityText)
  if (rows.length === 0) return <EmptyState hint={t('emptyHint')} title={t('empty')} />
  return (
    <ol className="flex min-w-0 flex-col gap-2">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <RiskBar row={row} />
        </li>
      ))}
    </ol>
  )
}

function keyOf({ scope, sport, event_name, market_code, runner_name, player }: AtRisk): string {
  return [scope, sport, event_name, market_code, runner_name, player?.id].join('|')
}

function RiskBar({ row }: { row: AtRisk }) {
  const t = useText(liabilityText)
  const scopeWord = useScopeWords()
  const name = useName(row)
  const percent = Math.floor(row.full_bps / bpsPerPercent)
  return (
    <div className="rounded-md border border-field-800 bg-field-900 px-3 py-2 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <Badge className="px-2!" tone="neutral">
            {scopeWord(row.scope)}
          </Badge>
          <RiskName name={name} row={row} />
        </span>
        <span className="flex items-baseline gap-1.5">
          {percent >= fullPercent && <Badge tone="hot">{t('full')}</Badge>}
          <Taka amount={row.at_risk} className="font-semibold" />
          <span className="text-quiet">
            {t('of')} <Taka amount={row.limit} />
          </span>
        </span>
      </div>
      <FillBar label={t('bar', { what: name, percent })} percent={percent} />
    </div>
  )
}

function RiskName({ row, name }: { row: AtRisk; name: string }) {
  if (row.market_code === null) return <b className="min-w-0 font-semibold wrap-anywhere">{name}</b>
  return (
    <Link
      className="min-w-0 font-semibold wrap-anywhere text-sky underline-offset-2 hover:underline"
      search={{ code: row.market_code }}
      to={paths.market}
    >
      {name}
    </Link>
  )
}

/** The narrowest first: the player or runner, then where the bets stand. */
function useName({ sport, event_name, market_name, runner_name, player }: AtRisk): string {
  const sportWord = useSportWords()
  const parts = [player?.username, runner_name, event_name, market_name]
  const named = parts.filter((part) => part !== null && part !== undefined && part !== '')
  return named.length === 0 ? sportWord(sport) : named.join(' · ')
}
