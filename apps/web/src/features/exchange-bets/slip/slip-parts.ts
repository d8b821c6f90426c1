import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import type { Draft } from '../placing/new-bet.ts'
import type { NewOdds } from '../placing/read-new-odds.ts'
import type { BetMarket } from '../queries.ts'

/** What every part of the slip is given: what is bet on, and what is set so far. */
export type SlipParts = {
  selection: Selection
  draft: Draft
  market: BetMarket | undefined
  /** The price as the screen knows it now; null where it does not. */
  live: LivePrice | null
  /** The house's price that a refusal named; the draft has it already. */
  moved: NewOdds | null
  onChange: (changed: Partial<Draft>) => void
}
