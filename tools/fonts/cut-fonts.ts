import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../root.ts'

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
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    ranges: LATIN,
  },
  {
    file: 'packages/ui/src/fonts/taka-sign.woff2',
    from: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    ranges: TAKA_SIGN,
  },
] as const

/** The bytes of a font that holds the characters of its ranges alone. */
export function cutFont({ from, ranges }: (typeof cuts)[number]): Promise<Buffer> {
  const { resolve } = createRequire(join(ROOT, 'packages/ui/package.json'))
  const text = ranges.flatMap(([first, last]) => charactersFrom(first, last)).join('')
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const
  return subsetFont(readFileSync(resolve(from)), text, options)
}

function charactersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
