import type { LuckySevenSide } from '@maidan/casino'

const RED = '#ff5a4a'
const BLACK = '#0d1116'
const GOLD = '#ffd257'

/** Suits around the origin, about 24 units high. */
const HEART = 'M0 11C-9 4 -12 0 -12 -5C-12 -12 -3 -13 0 -6C3 -13 12 -12 12 -5C12 0 9 4 0 11Z'
const DIAMOND = 'M0 -12L9 0L0 12L-9 0Z'
const SPADE =
  'M0 -12C3 -6 12 -2 12 4C12 10 4 11 2 6C2 9 3 11 5 12H-5C-3 11 -2 9 -2 6C-4 11 -12 10 -12 4C-12 -2 -3 -6 0 -12Z'
const CLUB =
  'M0 -12A6 6 0 0 1 5 -3A6 6 0 1 1 2 6C2 9 3 11 5 12H-5C-3 11 -2 9 -2 6A6 6 0 1 1 -5 -3A6 6 0 0 1 0 -12Z'
const SEVEN = 'M-9 -12H9V-7C3 -1 0 5 -1 12H-7C-6 4 -3 -2 2 -7H-9Z'

/** What is drawn on a field: an arrow, the seven, or suits. */
export function emblemOf(side: LuckySevenSide) {
  switch (side) {
    case 'down':
      return <Emblem parts={[{ d: 'M0 14L-13 -1H-5V-13H5V-1H13Z', fill: '#8fd0ff' }]} />
    case 'up':
      return <Emblem parts={[{ d: 'M0 -14L13 1H5V13H-5V1H-13Z', fill: '#ffb27a' }]} />
    case 'seven':
      return <Emblem parts={[{ d: SEVEN, fill: GOLD }]} />
    case 'red':
      return <Pair fill={RED} shapes={[HEART, DIAMOND]} />
    case 'black':
      return <Pair fill={BLACK} shapes={[SPADE, CLUB]} />
    case 'seven-hearts':
      return <Pair fill={GOLD} shapes={[SEVEN, HEART]} />
  }
}

type Part = { d: string; fill: string; x?: number }

function Pair({
  fill,
  shapes: [left, right],
}: {
  fill: string
  shapes: readonly [string, string]
}) {
  return (
    <Emblem
      parts={[
        { d: left, fill, x: -15 },
        { d: right, fill: right === HEART ? RED : fill, x: 15 },
      ]}
    />
  )
}

function Emblem({ parts }: { parts: readonly Part[] }) {
  return (
    <svg aria-hidden="true" className="live-emblem" viewBox="-30 -16 60 32">
      {parts.map(({ d, fill, x = 0 }) => (
        <path
          d={d}
          fill={fill}
          key={d}
          stroke="#fff"
          strokeOpacity="0.75"
          strokeWidth="1.2"
          transform={`translate(${x} 0)`}
        />
      ))}
    </svg>
  )
}
