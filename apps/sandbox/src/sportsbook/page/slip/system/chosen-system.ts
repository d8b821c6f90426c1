import { allTogether, type Sizes } from '@maidan/casino/multiple'

/** The system that a player chose, for as long as there are as many selections as it was chosen for. */
export class ChosenSystem {
  #legs = 0
  #sizes: Sizes = []

  choose(legs: number, sizes: Sizes): void {
    this.#legs = legs
    this.#sizes = sizes
  }

  /** The system on so many selections, or all of them together. */
  at(legs: number): Sizes {
    return legs === this.#legs ? this.#sizes : allTogether(legs)
  }
}
