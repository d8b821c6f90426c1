import { glow } from '../../scene/light.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const FLAME = 'M0 12C-9 10 -12 0 -6 -9C-3 -14 -1 -18 0 -26C4 -16 12 -10 10 1C9 8 6 12 0 12Z'

/** A flame around the origin, its wick at the foot. */
function flame(pic: Picture, x: number, y: number, scale: number): string {
  const fire = pic.linear('down', ['#FFE45A', '#FF9A1E', '#F0500A'])
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${FLAME}" fill="${fire}"/><path d="${FLAME}" fill="#FFFBD0" transform="translate(0 4) scale(.5)"/></g>`
}

/** A hurricane lantern, its flame behind a glass globe. */
export function lantern(pic: Picture, place: Place): string {
  const tin = pic.linear('right', ['#FFC0A0', '#E0402A', '#8A140E', '#D8503A'])
  const glass = pic.radial(['#FFFDE0', '#FFE08AE6', '#FFB84599'], [0, 4, 30])
  return placed(
    `<path d="M-27 30C-38 8 -38 -22 -22 -38C-12 -58 12 -58 22 -38C38 -22 38 8 27 30" fill="none" stroke="#2A0A06" stroke-width="7"/><path d="M-27 30C-38 8 -38 -22 -22 -38C-12 -58 12 -58 22 -38C38 -22 38 8 27 30" fill="none" stroke="#D8B08A" stroke-width="4"/>
    ${glow(pic, 0, 4, 46, '#FFC04A', 0.8)}<path d="M-14 -22C-28 -8 -26 16 -15 26H15C26 16 28 -8 14 -22Z" fill="${glass}" stroke="#FFF3C4" stroke-width="1.500"/>
    ${flame(pic, 0, 14, 0.9)}<path d="M-17 -10C-21 0 -20 10 -15 18" fill="none" stroke="#FFFFFF" stroke-opacity=".9" stroke-width="3" stroke-linecap="round"/>
    <path d="M-24 -2H24" stroke="#5A0E08" stroke-width="2.500"/>
    <path d="M-16 -22H16L12 -31H-12ZM-9 -31H9L6 -42H-6Z" fill="${tin}" stroke="#3A0A06" stroke-width="1.500"/>
    <path d="M-18 25H18L21 32H-21Z" fill="${tin}" stroke="#3A0A06" stroke-width="1.500"/><path d="M-26 32H26C30 38 30 46 26 50H-26C-30 46 -30 38 -26 32Z" fill="${tin}" stroke="#3A0A06" stroke-width="1.500"/>
    <path d="M-20 38H10" stroke="#FFE0D0" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/><circle cx="22" cy="29" r="4" fill="#E8C080" stroke="#3A0A06"/>`,
    place,
  )
}

/** A clay lamp filled with oil, its wick alight. */
export function clayLamp(pic: Picture, place: Place): string {
  const clay = pic.linear('down', ['#F0A86A', '#B85A22', '#5A200A'])
  const oil = pic.linear('right', ['#7A3A06', '#E8A02E', '#FFE08A'])
  return placed(
    `<ellipse cy="43" rx="34" ry="6" fill="#000000" fill-opacity=".45"/>
    ${glow(pic, 34, -20, 46, '#FFC04A', 0.9)}
    <path d="M-50 0C-46 28 -26 42 -2 42C26 42 42 24 54 -4C40 6 -30 12 -50 0Z" fill="${clay}" stroke="#3A1206" stroke-width="1.500"/>
    <path d="M-50 0C-52 -16 -20 -19 2 -17C26 -15 44 -14 54 -4C44 10 -34 14 -50 0Z" fill="#8A3E14" stroke="#3A1206" stroke-width="1.500"/><path d="M-43 -1C-44 -12 -18 -14 2 -13C22 -12 38 -10 46 -4C36 5 -30 8 -43 -1Z" fill="${oil}"/>
    <path d="M4 0C18 0 30 -2 38 -10" fill="none" stroke="#FFF6E0" stroke-width="4" stroke-linecap="round"/>
    ${flame(pic, 38, -18, 1.2)}
    <path d="M-38 16q6 8 12 3q6 8 13 3q6 8 13 2q7 6 13 0q7 4 12 -4" fill="none" stroke="#FFE9C4" stroke-width="3" stroke-linecap="round"/><path d="M-24 29h.1M-8 33h.1M8 33h.1M22 28h.1" stroke="#FFE9C4" stroke-width="4.500" stroke-linecap="round"/>`,
    place,
  )
}

/** A young moon, a cloud drifting before it. */
export function youngMoon(pic: Picture, place: Place): string {
  const light = pic.linear('falling', ['#FFFFFF', '#FFF6C4', '#E8C86A'])
  const cloud = pic.linear('down', ['#DCE8F8', '#8AA4CC', '#4A6490'])
  return placed(
    `${glow(pic, -6, -4, 56, '#FFF3B0', 0.55)}
    <path d="M14 -48A48 48 0 1 0 44 22A38 38 0 0 1 14 -48Z" fill="${light}" stroke="#A88A3A" stroke-width="1.500"/><g fill="#D8B85A" fill-opacity=".6"><circle cx="-24" cy="-10" r="6"/><circle cx="-14" cy="18" r="8"/><circle cx="-20" cy="-28" r="3.500"/><circle cx="10" cy="34" r="4"/></g>
    <path d="M-36 40C-48 40 -48 24 -34 26C-32 14 -14 14 -10 24C0 16 14 22 14 30C24 28 28 40 18 40Z" fill="${cloud}" stroke="#2A3E66" stroke-width="1.200"/><path d="M-32 29C-30 22 -18 21 -14 28" fill="none" stroke="#FFFFFF" stroke-width="2" stroke-linecap="round"/>
    <path d="M28 -30l3 -8l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3Z" fill="#FFFBE0"/>`,
    place,
  )
}
