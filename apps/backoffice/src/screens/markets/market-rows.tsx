import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { paths } from '../../app/paths.ts'
import type { MarketBrief } from '../../features/markets/market.ts'
import { MarketKind } from '../../features/markets/market-kind.tsx'
import { DueAge } from '../../features/markets/market-result.tsx'
import { MarketStatus, RequestMark } from '../../features/markets/market-status.tsx'
import { Taka } from '../../features/markets/taka.tsx'
import { useResultWords } from '../../lib/use-result-words.ts'

type Props = { rows: readonly MarketBrief[]; current: string | undefined }

/** The markets on a narrow screen: what it is, where it stands, what is at risk. */
export function MarketRows({ rows, current }: Props) {
  return (
    <ul>
      {rows.map((market) => (
        <li key={market.code}>
          <Link
            aria-current={market.code === current || undefined}
            className={clsx(
              'flex flex-col gap-1.5 border-b border-field-800 px-4 py-3 text-sm transition-colors',
              market.code === current ? 'bg-field-800' : 'hover:bg-field-900',
            )}
            search={{ code: market.code }}
            to={paths.market}
          >
            <MarketRow market={market} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MarketRow({ market }: { market: MarketBrief }) {
  const words = useResultWords()
  return (
    <>
      <span className="min-w-0">
        <b className="block truncate text-base leading-5 font-semibold">{market.event_name}</b>
        <span className="block truncate text-quiet">{market.name}</span>
      </span>
      <span className="flex flex-wrap items-center gap-1">
        <MarketStatus market={market} />
        <MarketKind market={market} />
        <RequestMark market={market} />
      </span>
      {market.result !== null && (
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-medium">{words(market.result)}</span>
          <DueAge className="shrink-0 text-xs" market={market} />
        </span>
      )}
      <Figures market={market} />
    </>
  )
}

function Figures({ market }: { market: MarketBrief }) {
  const t = useText(marketsText)
  const figures = [
    [t('matched'), market.matched],
    [t('held'), market.held],
    [t('houseRisk'), market.house_risk],
  ] as const
  return (
    <span className="grid grid-cols-3 gap-2">
      {figures.map(([name, amount], index) => (
        <span className={clsx('flex min-w-0 flex-col', index > 0 && 'text-right')} key={name}>
          <span className="truncate text-xs text-quiet">{name} </span>
          <Taka amount={amount} className="text-xs font-semibold" />
        </span>
      ))}
    </span>
  )
}
