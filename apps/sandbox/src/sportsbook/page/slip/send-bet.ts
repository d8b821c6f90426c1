import type { BetOrder, BetView, BookFailure } from '../../book-api.ts'
import {
  postStudio,
  StudioRefusal,
  StudioUnreachable,
} from '../../../games/page/studio/call-studio.ts'
import { withRetries } from '../../../games/page/studio/spin-retry.ts'
import { isOver } from '../entry/tell-end.ts'

/** What became of one press of the button. */
export type BetAnswer =
  | { kind: 'bet'; bet: BetView }
  | { kind: 'stake-back'; returning: boolean; failure: BookFailure }
  | { kind: 'refused'; failure: BookFailure }
  /** Nothing was heard: asking again with the same order is safe. */
  | { kind: 'unknown' }
  | { kind: 'over'; error: StudioRefusal }

/**
 * Places a bet. A lost answer is asked for again under the same bet id, so that one press is one
 * bet; `onSlow` is called before each repeat, and when the answer is late for what the book holds
 * the bet back by.
 */
export async function sendBet(
  order: BetOrder,
  onSlow: () => void,
  delayMs: number,
): Promise<BetAnswer> {
  try {
    const ask = () => postStudio<BetView>('/book/bet', order)
    const bet = await withRetries(ask, sleep, onSlow, delayMs)
    return { kind: 'bet', bet }
  } catch (error) {
    return failedAnswer(error)
  }
}

/** What a failed call says about the bet. */
export function failedAnswer(error: unknown): BetAnswer {
  if (error instanceof StudioUnreachable) return { kind: 'unknown' }
  if (isOver(error)) return { kind: 'over', error }
  if (!(error instanceof StudioRefusal)) throw error
  if (error.code === 'BET_IN_PROGRESS') return { kind: 'unknown' }
  // The book answers with its own kind of failure, which is the studio's with more in it.
  const failure = error.failure as BookFailure
  if (error.code === 'BET_RETURNED') return { kind: 'stake-back', returning: false, failure }
  if (error.code === 'BET_RETURNING') return { kind: 'stake-back', returning: true, failure }
  return { kind: 'refused', failure }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
