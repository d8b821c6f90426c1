import { placed, stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** A shiuli, the night jasmine: six white petals turned like a wheel on an orange stem. */
export function shiuli(pic: Picture, place: Place): string {
  const petal = pic.linear([0, -46, 0, 0], ['#FFFFFF', '#FBF4F0', '#F2C8A8'])
  const leaf = pic.linear('right', ['#5FC85A', '#1F7A34', '#0A3A1C'])
  const petals = [0, 60, 120, 180, 240, 300].map(
    (turn) =>
      `<g transform="rotate(${turn})"><path d="M-3 0C-18 -14 -22 -34 -10 -46C-6 -42 -3 -42 0 -45C8 -44 14 -28 6 -8Z" fill="${petal}" stroke="#B88A7A" stroke-width="1.300"/><path d="M-3 -10C-8 -20 -9 -30 -7 -38" fill="none" stroke="#E0B8A0" stroke-width="1.500"/></g>`,
  )
  return stamped(
    pic,
    `<path d="M16 20C34 22 48 34 50 50C34 50 20 40 14 26Z" fill="${leaf}" stroke="#06280F" stroke-width="1.200"/><path d="M-18 22C-34 26 -46 38 -46 50C-32 50 -20 40 -15 28Z" fill="${leaf}" stroke="#06280F" stroke-width="1.200"/>
    <g transform="translate(2 4)" fill="#000000" fill-opacity=".35"><circle r="40"/></g>${petals.join('')}
    <circle r="11" fill="#FF7A1A" stroke="#B8400A" stroke-width="1.500"/><circle r="5" fill="#8A2A04"/><path d="M-6 -5C-4 -8 0 -9 3 -8" fill="none" stroke="#FFE0B0" stroke-width="2" stroke-linecap="round"/>`,
    place,
  )
}

/** A bamboo flute with a red tassel, notes rising from it. */
export function flute(pic: Picture, place: Place): string {
  const bamboo = pic.linear('down', ['#FFF3B8', '#E8B84A', '#8A5A14', '#C8963A'])
  const thread = pic.linear('down', ['#FF8A6A', '#C8201E', '#6B0A12'])
  const holes = [-26, -8, 4, 16, 28].map((x) => `M${x} -1h.1`).join('')
  return placed(
    `<g transform="rotate(-38)"><path d="M-56 12H56" stroke="#000000" stroke-opacity=".4" stroke-width="14" stroke-linecap="round"/><rect x="-58" y="-9" width="116" height="18" rx="8" fill="${bamboo}" stroke="#4A2E06" stroke-width="1.500"/>
    <path d="M-40 -9v18M-14 -9v18M38 -9v18" stroke="#6B4208" stroke-width="3.500"/><path d="M-46 -9v18M44 -9v18" stroke="#C8201E" stroke-width="5"/>
    <path d="${holes}" stroke="#2A1604" stroke-width="7" stroke-linecap="round"/><path d="M-54 -5H52" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/></g>
    <path d="M-33 30C-38 36 -36 40 -32 42L-38 54H-22L-28 42C-24 40 -26 34 -33 30Z" fill="${thread}" stroke="#4A0408"/>
    <g fill="#FBFFD0" stroke="#4A6B06" stroke-width="1.200"><path d="M-18 -24C-24 -26 -30 -22 -28 -17C-26 -13 -17 -14 -16 -20V-38L-4 -34V-39L-18 -44Z"/><path d="M22 26C17 24 12 27 13 31C15 35 23 34 24 29V14L34 18V13L22 9Z"/></g>`,
    place,
  )
}
