import type { SlotCoinKind } from '@maidan/contract'
import { oneIn } from '../../chance/one-in.ts'
import type { HoldCoin, SlotGame } from '../slot-game.ts'
import { holdFigures } from './hold-figures.ts'

/** A fixed prize that a coin can be; the one for a full grid is `grandMinor`. */
type PaytablePrize = { kind: Exclude<SlotCoinKind, 'plain'>; winMinor: string }

export type PaytableHold = {
  symbol: string
  coinsNeeded: number
  respins: number
  /** What coins without a fixed prize are worth, least first. */
  amountsMinor: readonly string[]
  /** Best first. */
  prizes: readonly PaytablePrize[]
  grandMinor: string
  /** One paid spin in so many holds its coins, and fills the grid, on average. */
  startsOneIn: string
  fullOneIn: string
}

/** How a game holds coins and what they pay at a bet; null where it holds none. */
export function paytableHold(game: SlotGame, betMinor: bigint): PaytableHold | null {
  const { mechanic } = game
  if (mechanic.kind !== 'hold') return null
  const { symbol, coinsNeeded, respins, coins, grandTimesBet } = mechanic
  const paid = (timesBet: number): string => (betMinor * BigInt(timesBet)).toString()
  const { starts, full } = holdFigures(game, mechanic)
  return {
    symbol,
    coinsNeeded,
    respins,
    amountsMinor: coins.filter(isPlain).map(({ timesBet }) => paid(timesBet)),
    prizes: coins
      .flatMap(({ kind, timesBet }) =>
        kind === 'plain' ? [] : [{ kind, winMinor: paid(timesBet) }],
      )
      .toReversed(),
    grandMinor: paid(grandTimesBet),
    startsOneIn: oneIn(starts),
    fullOneIn: oneIn(full),
  }
}

function isPlain({ kind }: HoldCoin): boolean {
  return kind === 'plain'
}
