import { isRed, type Card } from '@maidan/casino'
import type { Dress } from './figures/dress.ts'
import { Jack } from './figures/jack.tsx'
import { King } from './figures/king.tsx'
import { Queen } from './figures/queen.tsx'
import { SuitMark } from './suit-mark.tsx'

const RED: Dress = { cloth: '#bf1832', lining: '#1f5c4a', ground: '#fbf0dc' }
const BLACK: Dress = { cloth: '#1d3f66', lining: '#a5243a', ground: '#f0f1ea' }

/** A jack, queen or king: half a figure, and the same upside down. */
export function Court({ card }: { card: Card }) {
  const dress = isRed(card) ? RED : BLACK
  return (
    <>
      <rect fill={dress.ground} height="114" rx="4" width="50" x="25" y="13" />
      <Half card={card} dress={dress} />
      <g transform="rotate(180 50 70)">
        <Half card={card} dress={dress} />
      </g>
      <path d="M25 70H75" stroke="#e0b04a" strokeWidth="1.6" />
      <rect
        fill="none"
        height="114"
        rx="4"
        stroke="#c9a24a"
        strokeWidth="1.2"
        width="50"
        x="25"
        y="13"
      />
    </>
  )
}

function Half({ card, dress }: { card: Card; dress: Dress }) {
  return (
    <svg height="57" viewBox="0 0 50 57" width="50" x="25" y="13">
      <Figure dress={dress} rank={card.rank} />
      <SuitMark size={11} suit={card.suit} x={8} y={10} />
    </svg>
  )
}

function Figure({ rank, dress }: { rank: Card['rank']; dress: Dress }) {
  if (rank === 11) return <Jack dress={dress} />
  if (rank === 12) return <Queen dress={dress} />
  return <King dress={dress} />
}
