/** Whether bets are taken at a price now; `gone` when its runner or line is no longer offered. */
export type PriceState = 'open' | 'suspended' | 'ball_running' | 'closed' | 'gone'

/** What the screen knows at this moment of a price that was tapped. */
export type LivePrice = {
  state: PriceState
  /** The best price of its side; null where nobody offers one. */
  best: LiveOdds | null
}

/** Odds or rate as the bet slip takes them; the run is that of a fancy's side. */
export type LiveOdds = { odds: string; run: string | null }
