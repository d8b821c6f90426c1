import { isApiFailure } from '@maidan/client'
import { asText } from '../../../lib/calls/as-text.ts'

/** The house's present price, which a refusal names; a line's run may have moved with its rate. */
export type NewOdds = { odds: string; run: string | null; shown: string }

/** Reads `90` or, of a line, `49 / 90` from a refusal for changed odds; null for any other. */
export function readNewOdds(error: unknown): NewOdds | null {
  if (!isApiFailure(error) || error.code !== 'ODDS_CHANGED') return null
  const shown = asText(error.params?.['odds'])
  const [first = '', second] = shown.split('/').map((part) => part.trim())
  if (first === '') return null
  return second === undefined
    ? { odds: first, run: null, shown }
    : { odds: second, run: first, shown }
}
