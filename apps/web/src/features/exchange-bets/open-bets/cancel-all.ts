import { isApiFailure } from '@maidan/client'
import { BETS_PER_REQUEST_MAX } from '@maidan/contract'
import type { CallAnswer } from '@maidan/contract'
import { cancelBets } from '@maidan/contract/facts'
import { callApi } from '../../../lib/calls/api.ts'
import { isUnsure } from '../placing/use-intention.ts'

/** A bet with what of it was cancelled as it is shown, to be taken away whole or by a part. */
export type Cancelled = { bet_id: string; cancelled: string; size_reduction?: string }

/** The bets as they stand now, and those that were not let go. */
export type CancelOutcome = CallAnswer<typeof cancelBets>

/**
 * Asks for as many at once as a request takes. What one request refuses another may have taken
 * away: only if none has is the whole a failure.
 */
export async function cancelAll(bets: readonly Cancelled[]): Promise<CancelOutcome> {
  const outcome: CancelOutcome = { bets: [], refused: [] }
  let refusal: unknown
  for (let from = 0; from < bets.length; from += BETS_PER_REQUEST_MAX) {
    const some = bets.slice(from, from + BETS_PER_REQUEST_MAX)
    try {
      const answer = await callApi(cancelBets, { body: { bets: some.map(asAsked) } })
      outcome.bets.push(...answer.bets)
      outcome.refused.push(...answer.refused)
    } catch (error) {
      if (!isApiFailure(error) || isUnsure(error)) throw error
      refusal ??= error
      const { code = '', message } = error
      outcome.refused.push(...some.map(({ bet_id }) => ({ bet_id, code, message })))
    }
  }
  if (refusal !== undefined && outcome.bets.length === 0) throw refusal
  return outcome
}

/** A part says what was cancelled before: sent twice it is taken once. The whole is taken once anyhow. */
function asAsked({ bet_id, cancelled, size_reduction }: Cancelled) {
  return size_reduction === undefined ? { bet_id } : { bet_id, size_reduction, cancelled }
}
