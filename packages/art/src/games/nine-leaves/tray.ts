import { alponaRings } from '../../scene/alpona.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow, rays } from '../../scene/light.ts'
import { placed, stamped, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { fade } from '../../palette.ts'

const LEAF =
  'M0 48C-10 35 -42 21 -45 -9C-47 -32 -29 -45 -15 -42C-6 -40 -1 -34 0 -30C1 -34 6 -40 15 -42C29 -45 47 -32 45 -9C42 21 10 35 0 48Z'
const VEINS =
  'M0 -29V43M0 -15C-9 -22 -19 -25 -29 -25M0 -15C9 -22 19 -25 29 -25M0 1C-12 -7 -25 -10 -39 -7M0 1C12 -7 25 -10 39 -7M0 17C-9 11 -19 9 -31 12M0 17C9 11 19 9 31 12'

/** The red floor of a courtyard in morning light, with alpona around the tray. */
export function courtyard(pic: Picture, x: number, y: number, r: number): string {
  return (
    backdrop(pic, pic.linear('down', ['#D9653A', [0.4, '#A83A24'], [0.75, '#6E1F17'], '#33090A'])) +
    rays(pic, x, y, r * 2.1, 22, '#FFD9A0', 0.26) +
    `<g transform="translate(${x} ${y})">${alponaRings(r * 2.3, fade('#FFF1DE', 0.62))}</g>` +
    glow(pic, x, y, r * 1.2, '#FFE27A', 0.6)
  )
}

/** A betel leaf, heart-shaped and wet. */
export function betelLeaf(pic: Picture, place: Place): string {
  const green = pic.linear('falling', ['#C6F79A', '#5CC455', '#1C8240', '#0A4527'])
  return stamped(
    pic,
    `<path d="${LEAF}" transform="translate(3 5)" fill="#2A0A04" fill-opacity=".45"/>
    <path d="${LEAF}" fill="${green}" stroke="#06331D" stroke-width="2"/>
    <path d="${VEINS}" fill="none" stroke="#E8FFD4" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M-38 -14C-37 -28 -27 -36 -17 -35" fill="none" stroke="#F8FFF0" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/>
    <path d="M0 -29C-1 -38 2 -44 6 -48" fill="none" stroke="#7A4A1C" stroke-width="4" stroke-linecap="round"/>`,
    place,
  )
}

/** The tile that lay under a leaf, its number in gold. */
export function tile(pic: Picture, number: number, place: Place): string {
  const face = pic.radial(['#FFFDE2', '#FFDA66', '#F29A1F'])
  const digits = letter(String(number), { cap: 42, weight: 800, x: 0, y: 21, anchor: 'middle' })
  return placed(
    `<rect x="-42" y="-38" width="84" height="84" rx="16" fill="#2A0A04" fill-opacity=".5"/>
    <rect x="-42" y="-42" width="84" height="84" rx="16" fill="${face}" stroke="#FFFFFF" stroke-width="3"/>
    <path d="${digits.d}" fill="#4A1A02"/>`,
    place,
  )
}

/** A drop of dew. */
export function drop(pic: Picture, place: Place): string {
  const water = pic.linear('falling', ['#FFFFFF', '#9FE0FF', '#2E9BE0', '#0C4F96'])
  return placed(
    `<path d="M0 -46C20 -18 32 -4 32 14A32 32 0 0 1 -32 14C-32 -4 -20 -18 0 -46Z" fill="${water}" stroke="#E6F8FF" stroke-width="3"/>
    <path d="M-18 14C-18 26 -10 33 0 35" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/>`,
    place,
  )
}

/** A round brass tray, 100 units wide. */
function brass(pic: Picture, place: Place): string {
  const rim = pic.linear('falling', ['#FFF3C4', '#E0A93E', '#8A5312', '#F3C866'])
  const floor = pic.radial(['#F6D27A', '#CF9632', '#96601A'])
  return placed(
    `<circle r="50" cy="3" fill="#1E0503" fill-opacity=".6"/><circle r="50" fill="${rim}"/>
    <circle r="45" fill="${floor}" stroke="#7A470F"/><circle r="41" fill="none" stroke="#FFE9B0" stroke-opacity=".7" stroke-dasharray="1 2.2"/>`,
    place,
  )
}

/** The places of the three rows of three, of a tray 100 units wide. */
const STEP = 24

/** The tray with its nine leaves, of which three are off and show numbers. */
export function tray(pic: Picture, { x, y, size }: Pick<Place, 'x' | 'y' | 'size'>): string {
  const numbers = new Map([
    [1, 7],
    [4, 21],
    [6, 14],
  ])
  const leaves = Array.from({ length: 9 }, (_, at) => {
    const step = (size * STEP) / 100
    const place = {
      x: x + ((at % 3) - 1) * step,
      y: y + (Math.floor(at / 3) - 1) * step,
      size: step * 0.98,
    }
    const number = numbers.get(at)
    return number === undefined
      ? betelLeaf(pic, { ...place, rotate: ((at * 37) % 26) - 13 })
      : tile(pic, number, place)
  })
  return brass(pic, { x, y, size }) + leaves.join('')
}
