import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type PathCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' }

export type Glyph = {
  advanceWidth: number
  getPath: (x: number, y: number, fontSize: number) => { commands: PathCommand[] }
}

/** The part of an opentype.js font that the lettering uses; the package ships no types. */
export type Font = {
  unitsPerEm: number
  tables: { os2: { sCapHeight: number } }
  charToGlyph: (character: string) => Glyph
  getKerningValue: (left: Glyph, right: Glyph) => number
}

/** The cuts of Inter that the lettering uses. */
export type Weight = 500 | 600 | 700 | 800 | 900

const find = createRequire(import.meta.url)
const reader: { parse: (buffer: ArrayBuffer) => Font } = find('opentype.js')
const loaded = new Map<string, Font>()

/** Inter (Latin) in one weight, read from the installed font package and kept for the build. */
export function interFont(weight: Weight, italic = false): Font {
  const cut = `${weight}-${italic ? 'italic' : 'normal'}`
  const known = loaded.get(cut)
  if (known) return known
  const bytes = new Uint8Array(
    readFileSync(find.resolve(`@fontsource/inter/files/inter-latin-${cut}.woff`)),
  )
  const font = reader.parse(bytes.buffer)
  loaded.set(cut, font)
  return font
}
