import type { Card } from '@maidan/casino'
import { Court } from './court.tsx'
import { Pips } from './pips.tsx'
import { SUIT_COLOURS, SuitMark } from './suit-mark.tsx'

const LETTERS: Readonly<Partial<Record<Card['rank'], string>>> = {
  1: 'A',
  11: 'J',
  12: 'Q',
  13: 'K',
}

/** The printed side of a card, in a box of 100 × 140. */
export function CardFace({ card }: { card: Card }) {
  return (
    <svg viewBox="0 0 100 140">
      <rect fill="#fffdf6" height="140" rx="7" width="100" />
      <rect
        fill="none"
        height="138.6"
        rx="6.4"
        stroke="#d9d2bd"
        strokeWidth="1.4"
        width="98.6"
        x="0.7"
        y="0.7"
      />
      {card.rank > 10 ? <Court card={card} /> : <Pips card={card} />}
      <Corner card={card} />
      <g transform="rotate(180 50 70)">
        <Corner card={card} />
      </g>
    </svg>
  )
}

function Corner({ card }: { card: Card }) {
  const letters = LETTERS[card.rank] ?? String(card.rank)
  return (
    <>
      <text
        fill={SUIT_COLOURS[card.suit]}
        fontFamily="Georgia, 'Noto Serif', 'Times New Roman', serif"
        fontSize="27"
        fontWeight="700"
        letterSpacing={letters.length > 1 ? -3 : 0}
        textAnchor="middle"
        x={letters.length > 1 ? 13.5 : 14}
        y="25"
      >
        {letters}
      </text>
      <SuitMark size={17} suit={card.suit} x={14} y={39} />
    </>
  )
}
