import { fade } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { placed, type Place } from '../scene/place.ts'
import type { Picture } from '../scene/picture.ts'

const SUITS = {
  hearts:
    'M0 11C-4.2 6.6-11 1.6-11-4.4C-11-8.4-8.2-11-5.2-11C-2.8-11-.9-9.7 0-7.4C.9-9.7 2.8-11 5.2-11C8.2-11 11-8.4 11-4.4C11 1.6 4.2 6.6 0 11Z',
  spades:
    'M0-11.8C3.2-6.6 10.8-2.8 10.8 3.2C10.8 6.7 8.2 8.8 5.5 8.8C3.5 8.8 1.8 7.8.9 6.2C1.2 8.8 2.4 10.8 4.4 11.8H-4.4C-2.4 10.8-1.2 8.8-.9 6.2C-1.8 7.8-3.5 8.8-5.5 8.8C-8.2 8.8-10.8 6.7-10.8 3.2C-10.8-2.8-3.2-6.6 0-11.8Z',
} as const

type Shown = { index: string; suit: keyof typeof SUITS }

/** A playing card, 100 wide and 140 high, with its index and one large mark. */
export function playingCard(pic: Picture, place: Place, { index, suit }: Shown): string {
  const paper = pic.linear('falling', ['#FFFFFF', '#FFFBEF', '#E9DFC4'])
  const ink = suit === 'hearts' ? '#C4122F' : '#16241D'
  const corner = `<path d="${letter(index, { cap: 24, weight: 900, x: -35, y: -38, anchor: 'middle' }).d}"/><path transform="translate(-35 -22) scale(.78)" d="${SUITS[suit]}"/>`
  return placed(
    `<rect x="-48" y="-64" width="100" height="140" rx="10" fill="${fade('#000000', 0.4)}"/><rect x="-50" y="-70" width="100" height="140" rx="10" fill="${paper}" stroke="#8A7A52" stroke-width="1.5"/>
    <g fill="${ink}">${corner}<g transform="rotate(180)">${corner}</g><path transform="scale(2.3)" d="${SUITS[suit]}"/></g>`,
    place,
  )
}
