import { LADDER_TICKS, oddsOfTick, oddsText, parseOdds, tickOfOdds } from '@maidan/money'
import type { PriceSize } from '../../../features/odds/markets/match-odds.ts'

/** Levels of a side that the host tells; with fewer there is nothing behind them. */
const TOLD = 3
/** Ticks that show above and below the middle. */
export const REACH = 20

type Side = 'back' | 'lay'

/** What can be taken at a price; null where it is not told. */
type Size = number | null

export type LadderRow<Own> = {
  tick: number
  odds: string
  sizes: Record<Side, Size>
  best: Record<Side, boolean>
  own: Record<Side, readonly Own[]>
}

type Book = Record<Side, readonly PriceSize[]>

/** The ticks around a middle, the highest odds first, with sizes of both sides and the player's own bets. */
export function ladderRows<Own extends { side: string; odds: string }>(
  book: Book,
  own: readonly Own[],
  middle: number,
): LadderRow<Own>[] {
  const top = Math.min(LADDER_TICKS - 1, Math.max(2 * REACH, middle + REACH))
  const count = Math.min(top + 1, 2 * REACH + 1)
  return Array.from({ length: count }, (_, down) => {
    const tick = top - down
    const odds = oddsText(oddsOfTick(tick))
    const isHere = (side: Side) => (bet: Own) => bet.side === side && parseOdds(bet.odds) === tick
    return {
      tick,
      odds,
      sizes: { back: sizeAt(book, 'back', tick), lay: sizeAt(book, 'lay', tick) },
      best: { back: bestOf(book, 'back') === tick, lay: bestOf(book, 'lay') === tick },
      own: { back: own.filter(isHere('back')), lay: own.filter(isHere('lay')) },
    }
  })
}

/** Where a ladder stands at first: at the best price to back, else to lay; null without any. */
export function middleOf(book: Book): number | null {
  return bestOf(book, 'back') ?? bestOf(book, 'lay')
}

function bestOf(book: Book, side: Side): number | null {
  const [best] = book[side]
  return best ? tickOf(best) : null
}

/** Behind the last level that is told nobody knows; before it, what is not told is not there. */
function sizeAt(book: Book, side: Side, tick: number): Size {
  const levels = book[side]
  const found = levels.find((level) => tickOf(level) === tick)
  if (found) return found.size
  const worst = levels[TOLD - 1]
  if (worst === undefined) return 0
  const isBehind = side === 'back' ? tick < tickOf(worst) : tick > tickOf(worst)
  return isBehind ? null : 0
}

function tickOf({ price }: PriceSize): number {
  return tickOfOdds(Math.round(price * 100)) ?? -1
}
