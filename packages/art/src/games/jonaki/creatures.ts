import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** A barn owl on a branch, its face a pale heart. */
export function owl(pic: Picture, place: Place): string {
  const body = pic.linear('down', ['#E8B878', '#A8682C', '#5A2E10'])
  const breast = pic.linear('down', ['#FFFBEE', '#F2DDB8', '#C89A64'])
  const eye = (x: number) =>
    `<circle cx="${x}" cy="-20" r="9.500" fill="#1A0A06"/><circle cx="${x}" cy="-20" r="7.500" fill="#FFC62E"/><circle cx="${x}" cy="-20" r="5" fill="#140804"/><circle cx="${x - 2}" cy="-22.500" r="1.900" fill="#FFFFFF"/>`
  const freckles = [-12, 0, 12].flatMap((x) =>
    [10, 20, 30].map((y) => `M${x + (y % 4) - 1} ${y}q2.500 4 5 0`),
  )
  const wing = `<path d="M-22 -6C-42 4 -42 34 -28 46C-18 38 -14 18 -16 2Z" fill="#8A5222" stroke="#3A1C0A" stroke-width="1.500"/><path d="M-32 14C-28 18 -22 18 -18 15M-33 25C-28 29 -22 29 -18 26M-30 36C-26 39 -22 39 -20 37" fill="none" stroke="#F0C890" stroke-width="2" stroke-linecap="round"/>`
  return placed(
    `<path d="M-52 44C-30 38 20 40 52 34L54 42C24 48 -24 48 -50 52Z" fill="#5A3418" stroke="#20100A" stroke-width="1.500"/><path d="M38 38C44 28 52 26 56 28C54 36 46 40 38 38Z" fill="#6ABF4A"/>
    <path d="M-30 -18C-34 -40 -30 -52 -26 -54C-22 -48 -14 -46 0 -46S22 -48 26 -54C30 -52 34 -40 30 -18C38 8 34 34 22 44H-22C-34 34 -38 8 -30 -18Z" fill="${body}" stroke="#3A1C0A" stroke-width="1.500"/>
    <path d="M0 -4C-22 4 -22 34 -14 44H14C22 34 22 4 0 -4Z" fill="${breast}"/><path d="${freckles.join('')}" fill="none" stroke="#8A5222" stroke-width="2" stroke-linecap="round"/>
    ${wing}<g transform="scale(-1 1)">${wing}</g>
    <path d="M0 -38C-8 -46 -30 -44 -29 -24C-28 -8 -12 -4 0 2C12 -4 28 -8 29 -24C30 -44 8 -46 0 -38Z" fill="#FFF8E8" stroke="#A8682C" stroke-width="2"/>
    ${eye(-13)}${eye(13)}<path d="M-5 -15C-3 -19 3 -19 5 -15L0 -4Z" fill="#F0A23A" stroke="#7A3E0A" stroke-width="1.200"/>
    <path d="M-12 42v7M-7 43v7M7 43v7M12 42v7" stroke="#F0A23A" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** A frog on a lily leaf, its throat blown up to sing. */
export function frog(pic: Picture, place: Place): string {
  const skin = pic.linear('down', ['#C8F06A', '#5FB82E', '#1F6A1A'])
  const throat = pic.radial(['#FFFDE0', '#F6E88A', '#C8A83A'], [-6, 8, 26])
  const leaf = pic.linear('right', ['#3FC87A', '#0E7A4A', '#04331F'])
  const side = `<path d="M-26 14C-52 6 -54 34 -40 40C-30 42 -22 36 -20 28Z" fill="${skin}" stroke="#0E3A10" stroke-width="1.500"/><path d="M-40 38C-50 40 -54 46 -50 46S-42 42 -38 44M-22 34C-28 40 -30 47 -26 47S-20 42 -17 43" fill="none" stroke="#2F8A22" stroke-width="5" stroke-linecap="round"/>
    <circle cx="-20" cy="-28" r="14" fill="${skin}" stroke="#0E3A10" stroke-width="1.500"/><circle cx="-20" cy="-29" r="9" fill="#FFE45A"/><ellipse cx="-20" cy="-29" rx="7" ry="4" fill="#0A1A06"/><circle cx="-23" cy="-32" r="2.200" fill="#FFFFFF"/>`
  return placed(
    `<ellipse cy="46" rx="54" ry="10" fill="${leaf}"/><path d="M-50 44C-30 37 30 37 50 44" fill="none" stroke="#B8FFD6" stroke-opacity=".8" stroke-width="1.500"/>
    ${side}<g transform="scale(-1 1)">${side}</g>
    <path d="M-34 -8C-34 -26 -16 -24 0 -24S34 -26 34 -8C40 14 30 40 0 40S-40 14 -34 -8Z" fill="${skin}" stroke="#0E3A10" stroke-width="1.500"/>
    <circle cy="14" r="22" fill="${throat}"/><path d="M-30 -6C-18 8 18 8 30 -6" fill="none" stroke="#0E3A10" stroke-width="3" stroke-linecap="round"/><path d="M-5 -14h.1M5 -14h.1" stroke="#0E3A10" stroke-width="3" stroke-linecap="round"/>
    <path d="M-26 -16C-18 -21 -8 -21 -2 -20" fill="none" stroke="#F0FFC0" stroke-width="2.500" stroke-linecap="round"/><ellipse cx="-9" cy="6" rx="4" ry="6" fill="#FFFFFF" fill-opacity=".8" transform="rotate(30 -9 6)"/>`,
    place,
  )
}
