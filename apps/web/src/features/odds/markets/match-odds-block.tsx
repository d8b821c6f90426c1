import { exchangePagesText, oddsText } from '@maidan/locales'
import { Badge } from '@maidan/ui'
import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { useCell } from '../prices/cells.ts'
import { Cover } from './cover.tsx'
import { LineRow } from './line-row.tsx'
import { MarketBlock } from './market-block.tsx'
import { isOpen, stopOf } from './match-odds.ts'
import { nameIn } from './names.ts'
import type { Names } from './names.ts'
import type { CellMarket } from '../prices/odds-cell.tsx'
import type { OddsStore } from '../feed/odds-store.ts'
import { RunnerCells } from '../prices/runner-cells.tsx'
import { RunnerName, RunnerTrend } from '../runners/runner-name.tsx'
import type { TradedRunner, Trading } from '../trading/use-market-trading.ts'

type Props = {
  store: OddsStore
  market: CellMarket
  /** Known before the odds, so that the block has its size at once. */
  runners: readonly { id: number; names: Names }[]
  profits: ReadonlyMap<number, bigint>
  title?: ReactNode
  /** What was traded, where it stands beside the names. */
  trading?: Trading | undefined
  /** One price a side, whatever the room. */
  narrow?: boolean
}

const usualRunners = 2

/** Back and lay of every runner; covered until the first odds, while suspended and once closed. */
export function MatchOddsBlock(props: Props) {
  const { store, market, runners, profits, title, trading, narrow = false } = props
  const t = useText(oddsText)
  const pages = useText(exchangePagesText)
  const { marketId } = market
  const ids = useCell(store.odds, marketId, (odds) => odds?.runners.map(({ id }) => id).join())
  const inPlay = useCell(
    store.odds,
    marketId,
    (odds) => odds?.inPlay === true && odds.status !== 'CLOSED',
  )
  const known = runners.map(({ id }) => id)
  const awaited = known.length > 0 ? known : Array.from({ length: usualRunners }, (_, at) => -at)
  const shown = ids === undefined ? awaited : ids.split(',').map(Number)
  return (
    <MarketBlock
      sides={['back', 'lay']}
      mark={inPlay && <Badge tone="good">{pages('inPlay')}</Badge>}
      narrow={narrow}
      over={<MarketCover marketId={marketId} narrow={narrow} store={store} />}
      title={title ?? t('matchOdds')}
    >
      <ul>
        {shown.map((id) => (
          <RunnerRow
            awaited={runners.find((runner) => runner.id === id)?.names}
            key={id}
            market={market}
            narrow={narrow}
            profit={profits.get(id)}
            runnerId={id}
            store={store}
            traded={trading?.runners.find((runner) => runner.selection_id === id)}
            withTrend={trading !== undefined}
          />
        ))}
      </ul>
    </MarketBlock>
  )
}

type RowProps = {
  store: OddsStore
  market: CellMarket
  runnerId: number
  awaited: Names | undefined
  profit: bigint | undefined
  narrow: boolean
  withTrend: boolean
  traded: TradedRunner | undefined
}

const RunnerRow = memo(function RunnerRow(props: RowProps) {
  const { store, market, runnerId, awaited, profit, narrow, withTrend, traded } = props
  const t = useText(oddsText)
  const language = useLanguage()
  const runner = useCell(store.odds, market.marketId, (odds) =>
    odds?.runners.find(({ id }) => id === runnerId),
  )
  const open = useCell(store.odds, market.marketId, isOpen)
  const names = runner?.names ?? awaited
  const name = names ? nameIn(names, language) : ''
  return (
    <LineRow
      name={name && <RunnerName market={market} name={name} runnerId={runnerId} />}
      narrow={narrow}
      profit={profit}
      {...(withTrend && { trend: <RunnerTrend name={name} traded={traded} /> })}
      {...(runner?.won === true && {
        note: <span className="font-semibold text-grass">{t('won')}</span>,
      })}
    >
      <RunnerCells
        market={market}
        name={name}
        open={open}
        runner={runner}
        runnerId={runnerId}
        {...(narrow && { depth: 1 })}
      />
    </LineRow>
  )
})

type CoverProps = { store: OddsStore; marketId: string; narrow: boolean }

/** The loading overlay (EXCH-17), or why nothing of the market can be taken now. */
function MarketCover({ store, marketId, narrow }: CoverProps) {
  const t = useText(oddsText)
  const state = useCell(store.odds, marketId, (odds) => (odds ? stopOf(odds) : 'loading'))
  if (state === null) return null
  if (state === 'loading') return <LoadingOdds />
  return <Cover className={clsx(coverPlace, !narrow && 'deep:w-98')} text={t(state)} />
}

/** Over the prices, so that the names stay readable. */
const coverPlace = 'top-11! left-auto! w-38'

function LoadingOdds() {
  const t = useText(oddsText)
  return (
    <div
      className="absolute inset-0 z-10 flex items-center justify-center gap-2 bg-field-950/75 text-sm text-quiet"
      role="status"
    >
      <LoaderCircle aria-hidden className="size-5 animate-spin text-floodlight" />
      {t('loadingOdds')}
    </div>
  )
}
