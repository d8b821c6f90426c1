import type { Selection } from '../../../lib/exchange/selection.ts'
import { draftOf, newBet } from '../placing/new-bet.ts'
import type { NewBet } from '../placing/new-bet.ts'
import { placeOne } from '../placing/place-one.ts'
import { findBet } from '../queries.ts'
import type { Bet } from '../queries.ts'
import { isUnsure } from '../placing/use-intention.ts'

const LOOK_MS = 1000
/** Delays are a few seconds; what is not known by then stands among the player's bets. */
const LOOKS_MAX = 20

/** What a one-click bet comes to: where it stands now, or why it does not. */
export type BetNews = { bet: Bet } | { error: unknown }

/**
 * Places a bet without the slip and tells what becomes of it, once more when its delay is over. A
 * lost answer is asked for again under the same reference, so the bet is placed once.
 */
export async function betAtOnce(
  selection: Selection,
  stake: string,
  tell: (news: BetNews) => void,
): Promise<void> {
  try {
    const wanted = newBet(selection, draftOf(selection, stake), selection.odds)
    const placed = await placeTwice(wanted, crypto.randomUUID())
    tell({ bet: placed })
    if (placed.state !== 'delayed') return
    const known = await waitForDelay(placed)
    if (known) tell({ bet: known })
  } catch (error) {
    tell({ error })
  }
}

async function placeTwice(wanted: NewBet, clientRef: string): Promise<Bet> {
  try {
    return await placeOne(wanted, clientRef)
  } catch (error) {
    if (!isUnsure(error)) throw error
    return placeOne(wanted, clientRef)
  }
}

async function waitForDelay(placed: Bet): Promise<Bet | null> {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await new Promise((passed) => setTimeout(passed, LOOK_MS))
    const bet = await findBet(placed)
    if (bet.state !== 'delayed') return bet
  }
  return null
}
