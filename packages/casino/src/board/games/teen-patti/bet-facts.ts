import type { BetFacts } from '../../board-facts.ts'
import { sideFacts } from '../../sides/side-facts.ts'
import { everyResult } from './every-result.ts'
import { payMinor } from './pay-minor.ts'
import { TEEN_PATTI_SPOTS } from './spot.ts'

/** Exact figures of every bet, from every two hands that one deck can give. */
export function betFacts(): readonly BetFacts[] {
  const results = everyResult()
  return TEEN_PATTI_SPOTS.map((on) =>
    sideFacts(on, results, (stakeMinor, result) => payMinor(stakeMinor, { on }, result)),
  )
}
