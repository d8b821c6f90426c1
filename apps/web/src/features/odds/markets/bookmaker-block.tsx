import { oddsText } from '@maidan/locales'
import { memo } from 'react'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { useCell } from '../prices/cells.ts'
import { LineRow } from './line-row.tsx'
import { MarketBlock } from './market-block.tsx'
import { nameIn } from './names.ts'
import { OddsCell } from '../prices/odds-cell.tsx'
import type { CellMarket } from '../prices/odds-cell.tsx'
import type { OddsStore } from '../feed/odds-store.ts'
import { limitsOf } from './stake-limits.ts'

type Props = {
  store: OddsStore
  market: CellMarket
  narrow: boolean
  profits: ReadonlyMap<number, bigint>
}

/** The house's rates per 100; nothing for an event without them. */
export function BookmakerBlock({ store, market, narrow, profits }: Props) {
  const t = useText(oddsText)
  const ids = useCell(store.lines, market.eventId, (lines) =>
    lines?.bookmaker.map(({ id }) => id).join(),
  )
  if (!ids) return null
  return (
    <MarketBlock narrow={narrow} sides={['back', 'lay']} title={t('bookmaker')}>
      <ul>
        {ids.split(',').map((id) => (
          <RunnerRow
            key={id}
            market={market}
            narrow={narrow}
            profit={profits.get(Number(id))}
            runnerId={Number(id)}
            store={store}
          />
        ))}
      </ul>
    </MarketBlock>
  )
}

type RowProps = {
  store: OddsStore
  market: CellMarket
  narrow: boolean
  runnerId: number
  profit: bigint | undefined
}

const RunnerRow = memo(function RunnerRow(props: RowProps) {
  const { store, market, narrow, runnerId, profit } = props
  const t = useText(oddsText)
  const language = useLanguage()
  const runner = useCell(store.lines, market.eventId, (lines) =>
    lines?.bookmaker.find(({ id }) => id === runnerId),
  )
  if (!runner) return null
  const name = nameIn(runner.names, language)
  const limits = limitsOf(runner)
  const cell = (side: 'back' | 'lay') => (
    <OddsCell
      figure={runner[side] > 0 ? String(runner[side]) : null}
      market={market}
      odds={String(runner[side])}
      open={!runner.suspended && !runner.ballRunning}
      selectionId={runnerId}
      selectionName={name}
      side={side}
    />
  )
  return (
    <LineRow
      ballRunning={runner.ballRunning}
      name={name}
      narrow={narrow}
      profit={profit}
      suspended={runner.suspended}
      {...(limits && { note: t('minMax', limits) })}
    >
      {cell('back')}
      {cell('lay')}
    </LineRow>
  )
})
