import { playingCard } from '../../objects/playing-card.ts'
import { glow } from '../../scene/light.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const HULL = 'M-52 -6C-46 12 -34 24 -6 26C22 28 46 16 54 -16C45 0 34 8 8 11C-18 14 -40 8 -52 -6Z'
const MAST = 'M-1.6 -92H1.6L2 12H-2Z'

/** A boat whose sail is a queen of hearts, prow to the right, 100 units wide at the water. */
export function cardBoat(pic: Picture, place: Place): string {
  const wood = pic.linear('down', ['#E7A548', '#9A4A12', [0.85, '#3A1608']])
  return placed(
    `<path d="${MAST}" fill="#3A1B09"/>
    <path d="M1 -92C9 -96 15 -88 25 -92C18 -86 10 -84 1 -85Z" fill="#FF5C5C"/>
    <path d="M-34 -74C-12 -79 12 -79 34 -75" fill="none" stroke="#7A4A1C" stroke-width="3.4" stroke-linecap="round"/>
    ${playingCard(pic, { x: 0, y: -32, size: 58, rotate: -2 }, 'Q', 'hearts')}
    <path d="${HULL}" fill="${wood}"/>
    <path d="M-52 -6C-40 8 -18 14 8 11C34 8 45 0 54 -16" fill="none" stroke="#FFD56B" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M-46 6C-34 16 -20 19 2 19C24 18 40 10 48 2" fill="none" stroke="#FFD56B" stroke-opacity=".4"/>
    ${glow(pic, 42, -10, 14, '#FFD34D', 0.95)}<path d="M40.5 -14h3l.8 6h-4.6Z" fill="#FFF6D0"/>`,
    place,
  )
}

/** An arrow for the way that the water may go, as wide as its place. */
export function tideArrow(pic: Picture, place: Place, way: 'up' | 'down'): string {
  const paint =
    way === 'up'
      ? pic.linear('down', ['#FFF3C0', '#FFB703', '#C97800'])
      : pic.linear('down', ['#2E7FB0', '#5CC2F0', '#E4F8FF'])
  const head = 'M0 -50L44 4H20V46H-20V4H-44Z'
  return placed(
    `<g${way === 'down' ? ' transform="rotate(180)"' : ''}><path d="${head}" fill="#06122A" fill-opacity=".5" transform="translate(0 ${way === 'up' ? 6 : -6})"/>
    <path d="${head}" fill="${paint}" stroke="#06122A" stroke-width="5" stroke-linejoin="round"/>
    <path d="${head}" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="1.6" stroke-linejoin="round"/></g>`,
    place,
  )
}
