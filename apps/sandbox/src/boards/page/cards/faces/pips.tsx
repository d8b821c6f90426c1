import type { Card } from '@maidan/casino'
import { SuitMark } from './suit-mark.tsx'

const LEFT = 35
const MIDDLE = 50
const RIGHT = 65

const TOP = 27
const BOTTOM = 113
const CENTRE = 70

type Spot = readonly [x: number, y: number]

const sides = (...heights: readonly number[]): readonly Spot[] =>
  heights.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const])

const FOUR_ROWS = sides(TOP, 55.7, 84.3, BOTTOM)
const THREE_ROWS = sides(TOP, CENTRE, BOTTOM)
const TWO_ROWS = sides(TOP, BOTTOM)

/** Where the marks of a rank stand; those below the middle are upside down. */
const SPOTS: Readonly<Partial<Record<Card['rank'], readonly Spot[]>>> = {
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  4: TWO_ROWS,
  5: [...TWO_ROWS, [MIDDLE, CENTRE]],
  6: THREE_ROWS,
  7: [...THREE_ROWS, [MIDDLE, 48.5]],
  8: [...THREE_ROWS, [MIDDLE, 48.5], [MIDDLE, 91.5]],
  9: [...FOUR_ROWS, [MIDDLE, CENTRE]],
  10: [...FOUR_ROWS, [MIDDLE, 41.3], [MIDDLE, 98.7]],
}

/** The marks of an ace to a ten. */
export function Pips({ card: { rank, suit } }: { card: Card }) {
  if (rank === 1) return <Ace suit={suit} />
  return (SPOTS[rank] ?? []).map(([x, y]) => (
    <SuitMark isTurned={y > CENTRE} key={`${x} ${y}`} size={20} suit={suit} x={x} y={y} />
  ))
}

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

/** One large mark in a ring of petals, as an alpona is painted on a threshold. */
function Ace({ suit }: { suit: Card['suit'] }) {
  return (
    <>
      <g fill="none" stroke="#c9a24a" strokeWidth="1">
        <circle cx="50" cy="70" r="25" />
        {PETALS.map((turn) => (
          <path
            d="M50 45C46.5 41 46.5 37.5 50 34C53.5 37.5 53.5 41 50 45Z"
            key={turn}
            transform={`rotate(${turn} 50 70)`}
          />
        ))}
      </g>
      <SuitMark size={44} suit={suit} x={50} y={70} />
    </>
  )
}
