/** Random numbers that a seed repeats: xorshift of 32 bits (Marsaglia, 2003). */
export type Dice = {
  /** A whole number from 0 up to, without, `sides`. */
  below: (sides: number) => number
  /** True in `parts` of a hundred cases. */
  percent: (parts: number) => boolean
}

export function openDice(seed: number): Dice {
  // Neighbouring seeds are spread over the words, of which 0 would stay 0.
  let state = Math.imul(seed, 0x9e3779b1) || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const below = (sides: number) => Math.floor(next() * sides)
  return { below, percent: (parts) => next() * 100 < parts }
}
