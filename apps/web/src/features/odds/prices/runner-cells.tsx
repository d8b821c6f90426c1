import type { PriceSize, Runner } from '../markets/match-odds.ts'
import { OddsCell } from './odds-cell.tsx'
import type { CellMarket } from './odds-cell.tsx'
import { priceText, sizeText } from './price-text.ts'
import { usePriceDepth } from './use-price-depth.ts'

type Props = {
  market: CellMarket
  runnerId: number
  name: string
  /** Undefined until the odds are there. */
  runner: Runner | undefined
  /** Whether bets are taken on the market now. */
  open: boolean
  /** Prices a side; as many as there is room for unless it says otherwise. */
  depth?: 1 | 3
}

/** A runner's prices: worst to best back, then best to worst lay. */
export function RunnerCells(props: Props) {
  const { market, runnerId, name, runner, open } = props
  const room = usePriceDepth()
  const depths = ([0, 1, 2] as const).slice(0, props.depth ?? room)
  const cell = (side: 'back' | 'lay', depth: 0 | 1 | 2) => {
    const level = runner?.active === true ? runner[side][depth] : undefined
    return (
      <OddsCell
        depth={depth}
        key={`${side}${depth}`}
        market={market}
        open={open}
        selectionId={runnerId}
        selectionName={name}
        side={side}
        {...figures(level)}
      />
    )
  }
  return (
    <>
      {depths.toReversed().map((depth) => cell('back', depth))}
      {depths.map((depth) => cell('lay', depth))}
    </>
  )
}

function figures(level: PriceSize | undefined) {
  if (level === undefined) return { figure: null, odds: '' }
  const price = priceText(level.price)
  return { figure: price, detail: sizeText(level.size), odds: price }
}
