import { letter } from '../scene/lettering.ts'
import { stamped, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

export type CardSuit = 'spades' | 'hearts' | 'diamonds' | 'clubs'

export type CardRank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K'

/** Outlines around the origin, 24 units high. */
const SUITS: Readonly<Record<CardSuit, string>> = {
  hearts:
    'M0 12C-5 7 -12 2 -12 -5C-12 -9 -9 -12 -6 -12C-3 -12 -1 -10 0 -7C1 -10 3 -12 6 -12C9 -12 12 -9 12 -5C12 2 5 7 0 12Z',
  diamonds: 'M0 -13C3 -8 6 -4 10 0C6 4 3 8 0 13C-3 8 -6 4 -10 0C-6 -4 -3 -8 0 -13Z',
  spades:
    'M0 -13C4 -7 12 -3 12 4C12 8 9 10 6 10C4 10 2 9 1 7C1 10 3 12 5 13H-5C-3 12 -1 10 -1 7C-2 9 -4 10 -6 10C-9 10 -12 8 -12 4C-12 -3 -4 -7 0 -13Z',
  clubs: 'M-4 -3A6 6 0 1 1 4 -3A6 6 0 1 1 1 6C1 9 3 12 5 13H-5C-3 12 -1 9 -1 6A6 6 0 1 1 -4 -3Z',
}

/** What the courts wear, 50 units wide around the origin. */
const HEADS: Readonly<Partial<Record<CardRank, string>>> = {
  K: 'M-22 14L-26 -14L-12 -2L0 -20L12 -2L26 -14L22 14Z',
  Q: 'M-22 14C-24 4 -24 -4 -20 -10L-10 0L0 -16L10 0L20 -10C24 -4 24 4 22 14Z',
  J: 'M-24 14C-26 -8 -12 -18 0 -18S26 -8 24 14C12 6 -12 6 -24 14Z',
}

/** A playing card, 100 units wide and 140 high, with its rank large enough to be read when small. */
export function playingCard(pic: Picture, place: Place, rank: CardRank, suit: CardSuit): string {
  const ink = suit === 'hearts' || suit === 'diamonds' ? '#D3122F' : '#101B2B'
  const paper = pic.linear('falling', ['#FFFFFF', '#FFFBEF', '#EADFC6'])
  const mark = (x: number, y: number, size: number) =>
    `<path d="${SUITS[suit]}" transform="translate(${x} ${y}) scale(${size / 24})" fill="${ink}"/>`
  const rankLine = letter(rank, { cap: 25, weight: 900, x: -33, y: -37, anchor: 'middle', fit: 27 })
  const corner = `<path d="${rankLine.d}" fill="${ink}"/>${mark(-33, -20, 20)}`
  return stamped(
    pic,
    `<rect x="-48" y="-67" width="100" height="140" rx="9" fill="#02061A" fill-opacity=".5"/>
    <rect x="-50" y="-70" width="100" height="140" rx="9" fill="${paper}"/>
    <rect x="-49" y="-69" width="98" height="138" rx="8.4" fill="none" stroke="#C9B98A" stroke-width="1.6"/>
    ${middle(pic, rank, ink, mark)}${corner}<g transform="rotate(180)">${corner}</g>`,
    place,
  )
}

type Mark = (x: number, y: number, size: number) => string

function middle(pic: Picture, rank: CardRank, ink: string, mark: Mark): string {
  const head = HEADS[rank]
  if (head === undefined) return mark(0, 2, rank === 'A' ? 60 : 44)
  const gold = pic.linear('down', ['#FFF3B8', '#FFC02E', '#C97800'])
  return `<rect x="-21" y="-50" width="42" height="100" rx="6" fill="${ink}" fill-opacity=".1" stroke="#D9A83A" stroke-width="1.6"/>
    <path d="${head}" transform="translate(0 -16) scale(.74)" fill="${gold}" stroke="#7A4300" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M-16 -2H16V4H-16Z" fill="${gold}" stroke="#7A4300" stroke-width="1.6"/>
    <circle cy="-11" r="3.8" fill="${ink}"/>${mark(0, 27, 28)}`
}
