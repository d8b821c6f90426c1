import sharp from 'sharp'
import type { Random } from '../../platform/random.ts'
import { glyphStrokes, type Stroke } from './glyph-strokes.ts'
import { between, warpGlyph } from './warp-glyph.ts'

/** Pixels of the picture. */
export const PICTURE = { width: 200, height: 80 }

const GLYPH = { width: 34, height: 46 }
const EDGE = 12
const PEN = { from: 3.4, to: 5 }
/** Lines and specks are of the digits' own ink and about as thick, so that neither tells them apart. */
const LINES = 3
const LINE_PEN = { from: 1.8, to: 2.8 }
const SPECKS = 90
const SPECK = { from: 0.6, to: 1.7 }
const DEGREES = 360

/**
 * Draws digits as a PNG that people read and that is never the same twice: every digit is bent,
 * leant, turned and moved by itself, lines cross them, and specks lie over all. What it draws is
 * decided by the digits and by `random` alone.
 */
export function drawDigits(digits: string, random: Random): Promise<Buffer> {
  const hue = random.below(DEGREES)
  const ink = `hsl(${hue},60%,24%)`
  const paper = `hsl(${random.below(DEGREES)},45%,93%)`
  const { width, height } = PICTURE
  const drawn = [
    ...glyphs(digits, random).map((stroke) => pathOf(stroke, between(random, PEN))),
    ...lines(random).map((stroke) => pathOf(stroke, between(random, LINE_PEN))),
    ...specks(random),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function glyphs(digits: string, random: Random): Stroke[] {
  const step = (PICTURE.width - 2 * EDGE) / digits.length
  return Array.from(digits).flatMap((digit, at) => {
    const place = { x: EDGE + step * (at + 0.5), y: PICTURE.height / 2, ...GLYPH }
    return warpGlyph(glyphStrokes[Number(digit)] ?? [], place, random)
  })
}

/** Lines from edge to edge in a bow, through the middle where the digits are. */
function lines(random: Random): Stroke[] {
  const high = { from: PICTURE.height * 0.15, to: PICTURE.height * 0.85 }
  return Array.from({ length: LINES }, () =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => [part * PICTURE.width, between(random, high)]),
  )
}

function specks(random: Random): string[] {
  return Array.from({ length: SPECKS }, () => {
    const x = between(random, { from: 0, to: PICTURE.width })
    const y = between(random, { from: 0, to: PICTURE.height })
    return pathOf(
      [
        [x, y],
        [x + 1, y],
      ],
      between(random, SPECK),
    )
  })
}

/** A smooth line through the middles between the points of a stroke, from its first to its last. */
function pathOf(stroke: Stroke, pen: number): string {
  const [first = [0, 0] as const, ...rest] = stroke
  const last = rest.at(-1) ?? first
  const turns = rest.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? last
    return `Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`
  })
  const way = `M${short(first[0])} ${short(first[1])}${turns.join('')}L${short(last[0])} ${short(last[1])}`
  return `<path d="${way}" stroke-width="${short(pen)}"/>`
}

function short(value: number): string {
  return value.toFixed(1)
}
