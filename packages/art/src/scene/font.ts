import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type PathCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' }

/** The part of a fontkit font that the lettering uses; the package ships no types. */
type Font = {
  capHeight: number
  layout: (text: string) => {
    glyphs: { path: { commands: { command: keyof typeof readers; args: number[] }[] } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** The cuts that the lettering uses. */
export type Weight = 500 | 600 | 700 | 800 | 900

/** A shape of a line, and where the next one begins; y grows downwards, and a capital is 1 high. */
export type Shape = { commands: PathCommand[]; advance: number }

const find = createRequire(import.meta.url)
const kit: { create: (bytes: Buffer) => Font } = find('fontkit')
const files = new Map<string, Buffer>()
const latinFonts = new Map<string, Font>()
/** Lines by font and words: a picture has many layers and languages, and few words. */
const shaped = new Map<string, readonly Shape[]>()

/** Whether words are in Bangla's letters: they hang on a bar, and are not to be drawn apart. */
export function isBangla(text: string): boolean {
  return /\p{Script=Bengali}/u.test(text)
}

/** Sets words in their scripts' fonts: conjuncts are joined, and marks stand where they belong. */
export function shapeText(text: string, weight: Weight, italic: boolean): Shape[] {
  const runs = isBangla(text)
    ? (text.match(/[\p{Script=Bengali} ]+|[^\p{Script=Bengali} ]+/gu) ?? [])
    : [text]
  return runs.flatMap((run) =>
    shapedOnce(run, isBangla(run) ? banglaFile(weight) : interFile(weight, italic)),
  )
}

function shapedOnce(text: string, file: string): readonly Shape[] {
  const key = `${file} ${text}`
  const shapes = shaped.get(key) ?? shapeRun(text, openFont(text, file))
  shaped.set(key, shapes)
  return shapes
}

function shapeRun(text: string, font: Font): Shape[] {
  const { glyphs, positions } = font.layout(composed(text))
  return glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const commands = path.commands.map(({ command, args }) => {
      const placed = args.map((value, at) => (at % 2 === 0 ? value + xOffset : -value - yOffset))
      return readers[command](placed.map((value) => value / font.capHeight))
    })
    return { commands, advance: xAdvance / font.capHeight }
  })
}

/** The three letters with a dot as one sign each: fontkit loses the dot from its letter else. */
function composed(text: string): string {
  return text
    .replaceAll('\u09af\u09bc', '\u09df')
    .replaceAll('\u09a1\u09bc', '\u09dc')
    .replaceAll('\u09a2\u09bc', '\u09dd')
}

const readers = {
  moveTo: ([x = 0, y = 0]: number[]): PathCommand => ({ type: 'M', x, y }),
  lineTo: ([x = 0, y = 0]: number[]): PathCommand => ({ type: 'L', x, y }),
  quadraticCurveTo: ([x1 = 0, y1 = 0, x = 0, y = 0]: number[]): PathCommand => ({
    type: 'Q',
    x1,
    y1,
    x,
    y,
  }),
  bezierCurveTo: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: number[]): PathCommand => ({
    type: 'C',
    x1,
    y1,
    x2,
    y2,
    x,
    y,
  }),
  closePath: (): PathCommand => ({ type: 'Z' }),
}

function interFile(weight: Weight, italic: boolean): string {
  const cut = `${weight}-${italic ? 'italic' : 'normal'}`
  return `@fontsource/inter/files/inter-latin-${cut}.woff`
}

function banglaFile(weight: Weight): string {
  const name = 'noto-sans-bengali'
  return `@fontsource/${name}/files/${name}-bengali-${weight}-normal.woff`
}

/** One of Bangla is opened anew for each line: after some lines it joins no conjuncts any more. */
function openFont(text: string, file: string): Font {
  if (isBangla(text)) return readFont(file)
  const font = latinFonts.get(file) ?? readFont(file)
  latinFonts.set(file, font)
  return font
}

function readFont(file: string): Font {
  const bytes = files.get(file) ?? readFileSync(find.resolve(file))
  files.set(file, bytes)
  return kit.create(bytes)
}
