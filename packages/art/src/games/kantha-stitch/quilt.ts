import { letter } from '../../scene/lettering.ts'
import { placed, type Place } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'

const CLOTHS = ['#F6E7CF', '#F0B98A', '#A9D9C6', '#F7D264', '#B4C4EE'] as const

const LOTUS =
  'M0 -40C12 -24 12 -12 0 0C-12 -12 -12 -24 0 -40ZM40 0C24 12 12 12 0 0C12 -12 24 -12 40 0ZM0 40C-12 24 -12 12 0 0C12 12 12 24 0 40ZM-40 0C-24 -12 -12 -12 0 0C-12 12 -24 12 -40 0ZM28 -28C26 -14 16 -6 0 0C6 -16 14 -26 28 -28ZM28 28C14 26 6 16 0 0C16 6 26 14 28 28ZM-28 28C-26 14 -16 6 0 0C-6 16 -14 26 -28 28ZM-28 -28C-14 -26 -6 -16 0 0C-16 -6 -26 -14 -28 -28Z'
const KALKA =
  'M14 -42C-20 -34 -36 -4 -26 18C-18 38 14 40 24 20C32 2 18 -12 6 -8C-4 -4 -4 10 6 12M4 -26C-14 -14 -20 4 -12 18C-6 28 8 28 12 20'

type Quilt = {
  x: number
  y: number
  rows: number
  columns: number
  /** Width of a patch. */
  size: number
  rotate: number
  /** Patches that are stitched in gold, by their place from the top left. */
  gold: readonly number[]
}

/** A quilt of old saris, each patch sewn on by a running stitch, some of them with a motif in gold. */
export function quilt(pic: Picture, { x, y, rows, columns, size, rotate, gold }: Quilt): string {
  const [width, height] = [columns * size, rows * size]
  const lit = pic.radial(['#FFFBD8', '#FFE07A', '#FFB703'])
  const patches = Array.from({ length: rows * columns }, (_, at) => {
    const middle = {
      x: ((at % columns) - (columns - 1) / 2) * size,
      y: (Math.floor(at / columns) - (rows - 1) / 2) * size,
      size,
    }
    return gold.includes(at)
      ? goldPatch(middle, lit, at)
      : plainPatch(middle, at, Math.floor(at / columns))
  })
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">
    <rect x="${-width / 2 - 10}" y="${-height / 2 - 2}" width="${width + 20}" height="${height + 22}" rx="14" fill="#14030B" fill-opacity=".6"/>
    <rect x="${-width / 2 - 10}" y="${-height / 2 - 10}" width="${width + 20}" height="${height + 20}" rx="14" fill="#B3234F"/>
    <rect x="${-width / 2 - 5}" y="${-height / 2 - 5}" width="${width + 10}" height="${height + 10}" rx="10" fill="none" stroke="#FFE9B8" stroke-width="2" stroke-dasharray="7 5"/>
    ${patches.join('')}</g>`
}

function plainPatch(place: Place, at: number, row: number): string {
  const cloth = CLOTHS[(at + row * 3) % CLOTHS.length]
  const number = letter(String(at + 1), { cap: 26, weight: 800, x: 0, y: 13, anchor: 'middle' })
  return placed(
    `<rect x="-47" y="-47" width="94" height="94" rx="12" fill="${cloth}"/>
    <rect x="-39" y="-39" width="78" height="78" rx="8" fill="none" stroke="#7A2348" stroke-opacity=".5" stroke-width="3" stroke-dasharray="9 7"/>
    <path d="${number.d}" fill="#5A1A36" fill-opacity=".8"/>`,
    place,
  )
}

function goldPatch(place: Place, lit: string, at: number): string {
  return placed(
    `<rect x="-47" y="-47" width="94" height="94" rx="12" fill="${lit}"/>
    <rect x="-40" y="-40" width="80" height="80" rx="8" fill="none" stroke="#B0103F" stroke-opacity=".6" stroke-width="3" stroke-dasharray="9 7"/>
    <path d="${at % 2 === 0 ? LOTUS : KALKA}" transform="scale(.84)" fill="none" stroke="#B0103F" stroke-width="5.4" stroke-linejoin="round" stroke-linecap="round"/>`,
    place,
  )
}

/** A needle as long as its place is wide, pointing to the upper right, with red thread that trails behind. */
export function needle(pic: Picture, place: Place): string {
  const steel = pic.linear('down', ['#FFFFFF', '#C9D6E6', '#6F7F96'])
  return placed(
    `<path d="M-50 0C-84 6 -96 34 -70 44C-50 52 -34 34 -54 26C-84 18 -108 44 -128 34" fill="none" stroke="#FF4D6D" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M-52 -4.600L44 -2.600L58 0L44 2.600L-52 4.600C-60 4.600 -60 -4.600 -52 -4.600Z" fill="#1D0612" fill-opacity=".5" transform="translate(0 5)"/>
    <path d="M-52 -4.600L44 -2.600L58 0L44 2.600L-52 4.600C-60 4.600 -60 -4.600 -52 -4.600Z" fill="${steel}"/>
    <path d="M-50 0H-38" stroke="#2A0F1E" stroke-width="2.400" stroke-linecap="round"/>`,
    place,
  )
}
