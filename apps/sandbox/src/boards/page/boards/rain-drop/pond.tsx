import { type DropEvent, type DropSetup, potsOf } from '@maidan/casino'
import type { RefObject } from 'react'
import type { BoardVoice } from '../../board.ts'
import { budsOf, gaps, POND, potAt, spotsOf } from './layout.ts'
import type { DropWord } from './words/drop-words.ts'

type PondProps = {
  voice: BoardVoice<DropWord>
  setup: DropSetup
  landed: DropEvent | null
  drop: RefObject<SVGGElement | null>
}

/** How large buds and drop are, where more rows leave less room. */
const SIZES = { 8: 1.25, 12: 1, 16: 0.74 } as const

/** Buds, pots, and the drop with the way it took. */
export function Pond({ voice, setup, landed, drop }: PondProps) {
  const { rows, risk } = setup
  const { across } = gaps(rows)
  const label = voice.say('pond', { rows, pots: rows + 1 })
  const bud = Math.min(6, across * 0.2)
  return (
    <svg
      className="drop-pond"
      viewBox={`0 0 ${POND.width} ${POND.height}`}
      role="img"
      aria-label={label}
    >
      <Paints />
      {budsOf(rows).map(({ x, y }) => (
        <use
          key={`${x} ${y}`}
          href="#drop-bud"
          transform={`translate(${x} ${y}) scale(${SIZES[rows]})`}
        />
      ))}
      {landed && landed.path.length === rows && (
        <polyline
          className="drop-way"
          points={spotsOf(landed.path)
            .map(({ x, y }) => `${x},${y - bud}`)
            .join(' ')}
        />
      )}
      {potsOf(rows, risk).map((tenths, pot) => {
        const { x, y } = potAt(rows, pot)
        const isLit = landed?.pot === pot && landed.path.length === rows
        return (
          <Pot key={`pot-${pot + 1}`} x={x} y={y} width={across} tenths={tenths} isLit={isLit} />
        )
      })}
      <g ref={drop} className="drop-drop" data-falls="false">
        <path
          d="M0 -14C5 -7 7.500 -4 7.500 0A7.500 7.500 0 0 1 -7.500 0C-7.500 -4 -5 -7 0 -14Z"
          transform={`translate(0 ${-bud - 6}) scale(${SIZES[rows]})`}
          fill="url(#drop-water)"
        />
      </g>
    </svg>
  )
}

type PotProps = { x: number; y: number; width: number; tenths: number; isLit: boolean }

function Pot({ x, y, width, tenths, isLit }: PotProps) {
  const half = width / 2 - 1
  const text = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
  const size = Math.min(13, (width * 1.5) / Math.max(2.6, text.length))
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="drop-pot"
      data-lit={isLit}
      data-tier={tierOf(tenths)}
    >
      <path
        d={`M${-half} 4H${half}C${half} 14 ${half} 24 ${half * 0.7} 32H${-half * 0.7}C${-half} 24 ${-half} 14 ${-half} 4Z`}
      />
      <rect x={-half} y={2} width={half * 2} height={5} rx={2.5} />
      <text y={22} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** Pots that pay ten stakes and more, two and more, more than the stake, or not. */
function tierOf(tenths: number): 'large' | 'good' | 'more' | 'less' {
  if (tenths >= 100) return 'large'
  if (tenths >= 20) return 'good'
  return tenths > 10 ? 'more' : 'less'
}

function Paints() {
  return (
    <defs>
      <linearGradient id="drop-water" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffffff" />
        <stop offset=".5" stopColor="#8fe6ff" />
        <stop offset="1" stopColor="#1f9ad6" />
      </linearGradient>
      <linearGradient id="drop-petal" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffffff" />
        <stop offset=".55" stopColor="#ff9ec9" />
        <stop offset="1" stopColor="#b0266a" />
      </linearGradient>
      <g id="drop-bud">
        <path d="M0 -6C4 -3 5 2 0 6C-5 2 -4 -3 0 -6Z" fill="url(#drop-petal)" />
        <path
          d="M-5 -2C-6 2 -3 5 0 6C-2 3 -3 0 -5 -2ZM5 -2C6 2 3 5 0 6C2 3 3 0 5 -2Z"
          fill="#e0569a"
        />
        <path
          d="M-4 4C-2 7 2 7 4 4"
          fill="none"
          stroke="#2ba84a"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
    </defs>
  )
}
