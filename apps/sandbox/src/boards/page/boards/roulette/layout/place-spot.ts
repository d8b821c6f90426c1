import { EVERY_SPOT, spotKey, type RouletteKind, type RouletteSpot } from '@maidan/casino'

/**
 * Where a spot lies on the layout, by its middle. `u` runs along the twelve rows (0 before the first,
 * 12 after the last), `v` across the three numbers of a row; what is outside of them lies beyond.
 * A `field` fills its box of `long` × `wide`; a `line` runs between two fields and is narrow across;
 * a `point` is where lines cross.
 */
export type SpotPlace = { u: number; v: number } & (
  | { shape: 'field'; long: number; wide: number }
  | { shape: 'line'; along: 'u' | 'v' }
  | { shape: 'point' }
)

/** The halves as tables have them, along the rows. */
const HALF_ORDER: readonly RouletteKind[] = ['low', 'even', 'red', 'black', 'odd', 'high']

const DOZENS = { v: -0.52, wide: 0.66 }
const HALVES = { v: -1.24, wide: 0.7 }

export type PlacedSpot = {
  key: string
  spot: RouletteSpot
  covers: readonly number[]
  place: SpotPlace
}

/** Every spot with its place: fields first, so that lines and points lie above them. */
export const PLACED_SPOTS: readonly PlacedSpot[] = EVERY_SPOT.map(({ spot, covers }) => ({
  key: spotKey(spot),
  spot,
  covers,
  place: placeSpot(spot),
})).toSorted((one, other) => depth(one) - depth(other))

function depth({ place: { shape } }: PlacedSpot): number {
  return shape === 'field' ? 0 : shape === 'line' ? 1 : 2
}

export function placeSpot(spot: RouletteSpot): SpotPlace {
  if ('numbers' in spot) return placeInside(spot.kind, spot.numbers)
  if (!('index' in spot)) {
    return { u: HALF_ORDER.indexOf(spot.kind) * 2 + 1, shape: 'field', long: 2, ...HALVES }
  }
  return spot.kind === 'dozen'
    ? { u: spot.index * 4 - 2, shape: 'field', long: 4, ...DOZENS }
    : { u: 12.5, v: spot.index - 0.5, shape: 'field', long: 1, wide: 1 }
}

type Inside = Extract<RouletteSpot, { numbers: readonly number[] }>

function placeInside(kind: Inside['kind'], numbers: readonly number[]): SpotPlace {
  const [first = 0, second = 0] = numbers
  const zero = numbers.includes(0)
  const row = Math.ceil(first / 3)
  const column = (first - 1) % 3
  switch (kind) {
    case 'straight':
      return zero
        ? { u: -0.5, v: 1.5, shape: 'field', long: 1, wide: 3 }
        : { u: row - 0.5, v: column + 0.5, shape: 'field', long: 1, wide: 1 }
    case 'split':
      if (zero) return { u: 0, v: second - 0.5, shape: 'line', along: 'v' }
      return second - first === 1
        ? { u: row - 0.5, v: column + 1, shape: 'line', along: 'u' }
        : { u: row, v: column + 0.5, shape: 'line', along: 'v' }
    case 'street':
      if (zero) return { u: 0, v: second, shape: 'point' }
      return { u: row - 0.5, v: 0, shape: 'line', along: 'u' }
    case 'corner':
      return zero ? { u: 0, v: 0, shape: 'point' } : { u: row, v: column + 1, shape: 'point' }
    case 'sixLine':
      return { u: row, v: 0, shape: 'point' }
  }
}
