import { allTogether, type Sizes } from '@maidan/casino/multiple'

/** The system that a player chose, for as long as there are as many selections as it was chosen for. */
export class ChosenSystem {
  #chosen: { legs: number; sizes: Sizes } | null = null

  choose(legs: number, sizes: Sizes): void {
    this.#chosen = { legs, sizes }
  }

  /** The system on so many selections, or all of them together. */
  at(legs: number): Sizes {
    return this.#chosen?.legs === legs ? this.#chosen.sizes : allTogether(legs)
  }
}
