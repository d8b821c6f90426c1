import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../root.ts'

const INTER = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const BENGALI =
  '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2'

/** What English is written with: ASCII, the accents of Western names, and the signs of the texts. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
] as const

/** Bangla, with its stop and the joiners of its letters. */
const BANGLA = [
  [0x20, 0x20],
  [0x964, 0x965],
  [0x980, 0x9fe],
  [0x200c, 0x200d],
] as const

const TAKA_SIGN = [[0x9f3, 0x9f3]] as const

/** From the weight of running text to the boldest heading. */
const WEIGHTS = { min: 400, max: 800, default: 400 }

/**
 * The fonts that every page in English begins with, cut from their packages to what such a page
 * holds: the taka sign alone would else fetch all of Bangla.
 */
export const cuts = [
  {
    file: 'packages/ui/src/fonts/inter-latin.woff2',
    from: INTER,
    ranges: LATIN,
  },
  {
    file: 'packages/ui/src/fonts/taka-sign.woff2',
    from: BENGALI,
    ranges: TAKA_SIGN,
  },
  {
    file: 'apps/sandbox/src/games/page/letters/taka-sign.woff2',
    from: BENGALI,
    ranges: TAKA_SIGN,
  },
] as const

const STATEMENT_FONTS = 'apps/api/src/reports/statements/fonts'

/** The fonts of printed statements: one weight each, in the one form that goes into a PDF. */
export const printCuts = [
  { file: `${STATEMENT_FONTS}/inter-400.ttf`, from: INTER, ranges: LATIN, weight: 400 },
  { file: `${STATEMENT_FONTS}/inter-700.ttf`, from: INTER, ranges: LATIN, weight: 700 },
  { file: `${STATEMENT_FONTS}/bengali-400.ttf`, from: BENGALI, ranges: BANGLA, weight: 400 },
  { file: `${STATEMENT_FONTS}/bengali-700.ttf`, from: BENGALI, ranges: BANGLA, weight: 700 },
] as const

type Cut = (typeof cuts)[number] | (typeof printCuts)[number]

/** The bytes of a font that holds the characters of its ranges alone. */
export function cutFont(cut: Cut): Promise<Buffer> {
  const { resolve } = createRequire(join(ROOT, 'packages/ui/package.json'))
  const text = cut.ranges.flatMap(([first, last]) => charactersFrom(first, last)).join('')
  const form =
    'weight' in cut
      ? ({ targetFormat: 'truetype', variationAxes: { wght: cut.weight } } as const)
      : ({ targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const)
  return subsetFont(readFileSync(resolve(cut.from)), text, form)
}

function charactersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
