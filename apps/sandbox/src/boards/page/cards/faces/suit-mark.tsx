import type { Suit } from '@maidan/casino'

/** Outlines in a box of 24 around the middle. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  hearts:
    'M0 11C-4.2 6.6-11 1.6-11-4.4C-11-8.4-8.2-11-5.2-11C-2.8-11-.9-9.7 0-7.4C.9-9.7 2.8-11 5.2-11C8.2-11 11-8.4 11-4.4C11 1.6 4.2 6.6 0 11Z',
  diamonds:
    'M0-12C2.4-7.4 5.2-3.6 9 0C5.2 3.6 2.4 7.4 0 12C-2.4 7.4-5.2 3.6-9 0C-5.2-3.6-2.4-7.4 0-12Z',
  spades:
    'M0-11.8C3.2-6.6 10.8-2.8 10.8 3.2C10.8 6.7 8.2 8.8 5.5 8.8C3.5 8.8 1.8 7.8.9 6.2C1.2 8.8 2.4 10.8 4.4 11.8H-4.4C-2.4 10.8-1.2 8.8-.9 6.2C-1.8 7.8-3.5 8.8-5.5 8.8C-8.2 8.8-10.8 6.7-10.8 3.2C-10.8-2.8-3.2-6.6 0-11.8Z',
  clubs:
    'M0-11.6A5.1 5.1 0 0 1 3.5-2.8A5.2 5.2 0 1 1 1 5.4C1.2 8.4 2.4 10.8 4.4 11.8H-4.4C-2.4 10.8-1.2 8.4-1 5.4A5.2 5.2 0 1 1-3.5-2.8A5.1 5.1 0 0 1 0-11.6Z',
}

export const SUIT_COLOURS: Readonly<Record<Suit, string>> = {
  clubs: '#16241d',
  diamonds: '#c4122f',
  hearts: '#c4122f',
  spades: '#16241d',
}

type SuitMarkProps = { suit: Suit; x: number; y: number; size: number; isTurned?: boolean }

/** A suit's mark around a point of an SVG, upside down if asked. */
export function SuitMark({ suit, x, y, size, isTurned = false }: SuitMarkProps) {
  const turn = isTurned ? ' rotate(180)' : ''
  return (
    <path
      d={OUTLINES[suit]}
      fill={SUIT_COLOURS[suit]}
      transform={`translate(${x} ${y}) scale(${size / 24})${turn}`}
    />
  )
}
