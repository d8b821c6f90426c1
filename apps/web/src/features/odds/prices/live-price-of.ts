import type { LiveOdds, LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import type { BookmakerRunner, Fancy } from '../events/event-lines.ts'
import type { MatchOdds } from '../markets/match-odds.ts'
import { priceText } from './price-text.ts'

type Side = Pick<Selection, 'selectionId' | 'side'>

/** The present state and best price of a runner of match odds. */
export function liveRunner(odds: MatchOdds, { selectionId, side }: Side): LivePrice {
  const runner = odds.runners.find(({ id }) => id === selectionId)
  const isOffered = runner?.active === true && (side === 'back' || side === 'lay')
  const level = isOffered ? runner[side][0] : undefined
  const best = level ? { odds: priceText(level.price), run: null } : null
  if (odds.status === 'CLOSED') return { state: 'closed', best: null }
  if (odds.ballRunning) return { state: 'ball_running', best }
  if (odds.status === 'SUSPENDED') return { state: 'suspended', best }
  return { state: isOffered ? 'open' : 'gone', best }
}

/** A row that the house quotes: a runner of its book, or a line. */
export type HouseRow = BookmakerRunner | Fancy

/** The present state and rate of a row of the house; without its row or its rate a price is gone. */
export function liveRow(row: HouseRow | undefined, side: Selection['side']): LivePrice {
  if (row === undefined) return { state: 'gone', best: null }
  const best = rateOf(row, side)
  if (row.suspended) return { state: 'suspended', best }
  if (row.ballRunning) return { state: 'ball_running', best }
  return { state: best === null ? 'gone' : 'open', best }
}

function rateOf(row: HouseRow, side: Selection['side']): LiveOdds | null {
  if ('key' in row) {
    if (side !== 'yes' && side !== 'no') return null
    const { run, rate } = row[side]
    return rate > 0 ? { odds: String(rate), run } : null
  }
  if (side !== 'back' && side !== 'lay') return null
  return row[side] > 0 ? { odds: String(row[side]), run: null } : null
}
