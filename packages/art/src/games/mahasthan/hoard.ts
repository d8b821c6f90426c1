import { coin } from '../../objects/coin.ts'
import { short } from '../../scene/path/short.ts'
import { placed, stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

/** A terracotta jar with a painted band, gold heaped over its rim. */
export function goldJar(pic: Picture, place: Place): string {
  const clay = pic.linear('right', ['#F0A070', '#C9683A', '#8A3A1C', '#4A180A'])
  const lip = pic.linear('right', ['#FFBE92', '#B4562C', '#5A200E'])
  const heap = [
    [-22, -30, 30, 0.3],
    [20, -31, 30, 0.3],
    [0, -35, 34, 0.15],
    [-10, -45, 24, 0.5],
    [12, -46, 22, 0.45],
    [0, -54, 20, 0.2],
  ] as const
  const gold = heap
    .map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: x * 1.4 }, tilt))
    .join('')
  return placed(
    `<ellipse cy="48" rx="38" ry="6" fill="#000000" fill-opacity=".45"/>${gold}
    <path d="M-24 -26C-44 -14 -48 8 -38 26C-32 38 -22 46 -14 48H14C22 46 32 38 38 26C48 8 44 -14 24 -26Z" fill="${clay}"/>
    <path d="M-45 2C-30 10 30 10 45 2L43 14C28 21 -28 21 -43 14Z" fill="#2FB8A6"/>
    <path d="M-40 9l8 -4l8 6l8 -5l8 6l8 -6l8 6l8 -5l8 6l8 -6l8 4" fill="none" stroke="#FFE9C4" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M-34 -8C-38 4 -36 22 -28 34" fill="none" stroke="#FFD9BC" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>
    <rect x="-31" y="-32" width="62" height="9" rx="4.500" fill="${lip}"/>`,
    place,
  )
}

/** How a coin on the reels is filled: gold for an amount, a stone for a fixed prize. */
export type CoinFill = readonly [light: string, middle: string, dark: string]

const BEADS = 22
const BEADS_OUT = 44.5

/** A struck coin with a beaded rim, its middle left plain for what is written on it. */
export function heldCoin(pic: Picture, fill: CoinFill, place: Place): string {
  const rim = pic.linear('falling', ['#FFFBE0', '#FFD34D', '#B86500', '#FFC531'])
  const field = pic.radial(fill, [-8, -14, 58])
  const beads = Array.from({ length: BEADS }, (_, index) => {
    const angle = (index / BEADS) * 2 * Math.PI
    return `M${short(Math.cos(angle) * BEADS_OUT, 1)} ${short(Math.sin(angle) * BEADS_OUT, 1)}h.1`
  })
  return stamped(
    pic,
    `<circle cy="4" r="50" fill="#4A2400"/><circle r="50" fill="${rim}"/>
    <path d="${beads.join('')}" stroke="#8A4700" stroke-width="6" stroke-linecap="round"/>
    <path d="${beads.join('')}" transform="translate(-.8 -1)" stroke="#FFF3B8" stroke-width="3.6" stroke-linecap="round"/>
    <circle r="38.500" fill="#6B3400"/><circle r="37" fill="${field}"/>
    <path d="M-29 -15A33 33 0 0 1 14 -30" fill="none" stroke="#FFFFFF" stroke-opacity=".65" stroke-width="3.500" stroke-linecap="round"/>
    ${punchMarks()}`,
    place,
  )
}

/** The small marks that old moneyers punched: a sun, three arches, a tree in its rail. */
function punchMarks(): string {
  return `<g fill="none" stroke="#5A2A00" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"><path d="M0 -31v-4M0 -24v3M-5 -28h-3M5 -28h3M-4 -32l-2 -2M4 -32l2 -2"/><circle cy="-28" r="2.500"/><path d="M-9 31a4.500 4.500 0 0 1 9 0a4.500 4.500 0 0 1 9 0M-4.500 26a4.500 4.500 0 0 1 9 0"/></g>`
}

/** A necklace of gold beads with a stone in its pendant. */
export function necklace(pic: Picture, place: Place): string {
  const gold = pic.radial(['#FFFBE0', '#FFD34D', '#C97800', '#7A3E00'])
  const stone = pic.radial(['#FFC2CC', '#F0284A', '#7A0420'])
  const bead = (x: number, y: number, r: number) =>
    `<circle cx="${short(x, 1)}" cy="${short(y, 1)}" r="${short(r, 1)}" fill="${gold}" stroke="#6B3400"/>`
  const string = Array.from({ length: 17 }, (_, index) => {
    const t = (index / 16) * 2 - 1
    const r = 4.4 + 3.4 * (1 - Math.abs(t))
    return bead(t * 44, -36 + 62 * (1 - t * t) ** 0.75, r)
  })
  const drops = [-24, -12, 12, 24].map(
    (x) =>
      `<path d="M${x} ${short(34 - Math.abs(x) * 0.5, 1)}q-6 10 0 15q6 -5 0 -15Z" fill="${gold}" stroke="#6B3400"/>`,
  )
  return stamped(
    pic,
    `<path d="M-44 -36C-40 36 40 36 44 -36" fill="none" stroke="#6B3400" stroke-width="2"/>${string.join('')}${drops.join('')}
    <path d="M0 20l13 13l-13 17l-13 -17Z" fill="${gold}" stroke="#6B3400" stroke-width="1.500"/><path d="M0 26l8 8l-8 10l-8 -10Z" fill="${stone}"/><path d="M-3 31l3 -3l3 3" fill="none" stroke="#FFFFFF" stroke-width="1.500"/>`,
    place,
  )
}
