import { short } from './short.ts'

/** How many numbers each path command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

type Pen = { x: number; y: number; startX: number; startY: number }

/**
 * Rewrites path data with relative commands and `digits` decimals, usually a third shorter.
 * Every step is measured from the rounded end of the one before, so rounding never adds up.
 */
export function compactPath(d: string, digits: number): string {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 }
  let previous = ''
  let out = ''
  for (const [, letter = '', body = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    for (const step of steps(letter, body)) {
      const values = relative(step.letter, step.values, pen, digits)
      if (step.letter.toLowerCase() === 'l' && values.every((value) => value === 0)) continue
      const name = out === '' ? 'M' : step.letter.toLowerCase()
      out +=
        (name === previous && name !== 'm' && name !== 'z' ? '' : name) +
        join(values, name === previous && name !== 'm')
      previous = name
    }
  }
  return out
}

/** Splits repeated groups of numbers; pairs after a move are lines. */
function steps(letter: string, body: string): { letter: string; values: number[] }[] {
  const takes = TAKES[letter.toLowerCase()] ?? 0
  const numbers = letter.toLowerCase() === 'a' ? arcNumbers(body) : plainNumbers(body)
  if (takes === 0) return [{ letter, values: [] }]
  const count = numbers.length / takes
  return Array.from({ length: count }, (_, index) => ({
    letter: index > 0 && letter === 'm' ? 'l' : index > 0 && letter === 'M' ? 'L' : letter,
    values: numbers.slice(index * takes, (index + 1) * takes),
  }))
}

function plainNumbers(body: string): number[] {
  return [...body.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)].map((match) => Number(match[0]))
}

/** The two flags of an arc may stand without a separator. */
function arcNumbers(body: string): number[] {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)[\s,]*`
  const arc = new RegExp(
    number.repeat(3) + String.raw`([01])[\s,]*([01])[\s,]*` + number.repeat(2),
    'g',
  )
  return [...body.matchAll(arc)].flatMap((match) => match.slice(1).map(Number))
}

/** The step's numbers relative to the pen, which moves on to the step's rounded end. */
function relative(letter: string, values: readonly number[], pen: Pen, digits: number): number[] {
  const lower = letter.toLowerCase()
  const absolute = letter !== lower
  const [ox, oy] = absolute ? [pen.x, pen.y] : [0, 0]
  if (lower === 'z') {
    pen.x = pen.startX
    pen.y = pen.startY
    return []
  }
  const moved = values.map((value, index) => short(value - offset(lower, index, ox, oy), digits))
  advance(lower, moved, pen, digits)
  return moved
}

function offset(lower: string, index: number, x: number, y: number): number {
  if (lower === 'v') return y
  if (lower === 'a') return index === 5 ? x : index === 6 ? y : 0
  return index % 2 === 0 ? x : y
}

function advance(lower: string, moved: readonly number[], pen: Pen, digits: number): void {
  const last = moved.at(-1) ?? 0
  if (lower !== 'v') pen.x = short(pen.x + (lower === 'h' ? last : (moved.at(-2) ?? 0)), digits)
  if (lower !== 'h') pen.y = short(pen.y + last, digits)
  if (lower !== 'm') return
  pen.startX = pen.x
  pen.startY = pen.y
}

/** A minus sign or a second decimal point already parts two numbers. */
function join(values: readonly number[], continued: boolean): string {
  let text = ''
  let bare = !continued
  let pointed = false
  for (const value of values) {
    const written = String(value).replace(/^(-?)0\./, '$1.')
    const parted = bare || written.startsWith('-') || (written.startsWith('.') && pointed)
    text += parted ? written : ` ${written}`
    bare = false
    pointed = written.includes('.')
  }
  return text
}
