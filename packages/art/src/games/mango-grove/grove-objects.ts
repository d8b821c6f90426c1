import { placed, stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const FRUIT =
  'M8 -36C34 -34 48 -10 42 14C36 38 16 50 -6 48C-32 46 -48 28 -46 8C-44 -14 -18 -38 8 -36Z'
const LEAF = 'M12 -42C26 -62 52 -60 62 -46C50 -30 26 -28 12 -42Z'

/** A ripe mango with its leaf. */
export function mango(pic: Picture, place: Place): string {
  const skin = pic.linear('falling', ['#FFF6B0', '#FFC21F', '#F2761C', '#A8281C'])
  const leaf = pic.linear('right', ['#7FD858', '#0E6A34'])
  return stamped(
    pic,
    `<path d="M10 -34C8 -44 11 -50 16 -56" fill="none" stroke="#5A2F0C" stroke-width="5" stroke-linecap="round"/>
    <path d="${LEAF}" fill="${leaf}"/><path d="M14 -42C30 -48 46 -48 60 -46" fill="none" stroke="#E4FFC8" stroke-opacity=".8" stroke-width="1.6"/>
    <path d="${FRUIT}" fill="${skin}"/>
    <path d="M-30 0C-26 -16 -12 -26 4 -27" fill="none" stroke="#FFFDE0" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>
    <path d="M42 14C36 38 16 50 -6 48C16 44 32 30 42 14Z" fill="#7A1210" fill-opacity=".4"/>`,
    place,
  )
}

/** A cane basket, open, as wide as its place. */
export function basket(pic: Picture, place: Place): string {
  const cane = pic.linear('down', ['#F0BE6E', '#B3742C', '#5A2F0C'])
  return placed(
    `<path d="M-48 -14H48C48 16 40 40 24 40H-24C-40 40 -48 16 -48 -14Z" fill="${cane}"/>
    <path d="M-45 2H45M-42 16H42M-35 29H35M-32 -12C-33 10 -30 28 -24 40M-11 -12C-11 10 -10 28 -8 40M11 -12C11 10 10 28 8 40M32 -12C33 10 30 28 24 40" fill="none" stroke="#4A240D" stroke-opacity=".6" stroke-width="2.4"/>
    <path d="M-52 -14C-52 -22 52 -22 52 -14C52 -5 -52 -5 -52 -14Z" fill="#D89A48"/><path d="M-50 -15C-28 -9 28 -9 50 -15" fill="none" stroke="#FFE3A8" stroke-width="2"/>`,
    place,
  )
}
