import type { Random } from '../../../platform/random.ts'

/** Chance that can be drawn again: a small generator by Park and Miller. */
export function seeded(seed: number): Random {
  let state = seed * 7919 + 1
  return {
    below: (limit) => {
      state = (state * 48_271) % 2_147_483_647
      return state % limit
    },
  }
}
