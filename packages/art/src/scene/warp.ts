/** Bends lettering: `x` runs from 0 to `width`, `y` is 0 on the baseline and negative above it. */
export type Warp = (x: number, y: number, width: number) => readonly [number, number]

const hump = (x: number, width: number): number => 1 - (2 * (x / width) - 1) ** 2

/** The middle of the line rises by `rise` units. */
export function arch(rise: number): Warp {
  return (x, y, width) => [x, y - rise * hump(x, width)]
}

/** Letters grow towards the middle: 0.2 makes the tallest one 20% taller. */
export function swell(share: number): Warp {
  return (x, y, width) => [x, y * (1 + share * hump(x, width))]
}

/** Letters grow towards both ends, with a straight baseline. */
export function flare(share: number): Warp {
  return (x, y, width) => [x, y * (1 + share * (1 - hump(x, width)))]
}

/** Letters grow from left to right by `share` of their height. */
export function charge(share: number): Warp {
  return (x, y, width) => [x, y * (1 + share * (x / width))]
}

/** Leans letters to the right by `share` of their height. */
export function lean(share: number): Warp {
  return (x, y) => [x - y * share, y]
}

/** Applies several warps, first to last. */
export function chain(...warps: Warp[]): Warp {
  return (x, y, width) =>
    warps.reduce<readonly [number, number]>(([a, b], warp) => warp(a, b, width), [x, y])
}
