import { isBangla, shapeText, type PathCommand, type Weight } from './font.ts'
import { short } from './path/short.ts'
import type { Warp } from './warp.ts'

export type LetterStyle = {
  /** Height of a capital in picture units. */
  cap: number
  weight?: Weight
  italic?: boolean
  /** Extra space between letters, as a share of the capital's height; Bangla hangs together. */
  tracking?: number
  /** Widest the line may be; the letters shrink to fit. */
  fit?: number
  warp?: Warp
  x: number
  /** The baseline. */
  y: number
  anchor?: 'start' | 'middle' | 'end'
}

/** A line of lettering as path data, with the box it fills. */
export type Line = { d: string; x: number; y: number; width: number; cap: number }

/** Beside capitals: Bangla has signs above its bar and below its line, which take room too. */
const BANGLA_SIZE = 0.7

/** How deep a line of Bangla may hang below its baseline, in its capitals; a deeper one is lifted. */
const HANGS_MAX = 0.22

/** Sets `text` and returns its outline; fonts do not load inside pictures, so all words are paths. */
export function letter(text: string, style: LetterStyle): Line {
  const wished = isBangla(text) ? style.cap * BANGLA_SIZE : style.cap
  const natural = outline(text, style, wished)
  const shrink = style.fit && natural.width > style.fit ? style.fit / natural.width : 1
  const cap = wished * shrink
  const set = shrink === 1 ? natural : outline(text, style, cap)
  const x =
    style.x - set.width * ({ start: 0, middle: 0.5, end: 1 } as const)[style.anchor ?? 'start']
  const y = isBangla(text)
    ? style.y - Math.max(0, depthOf(set.commands) - cap * HANGS_MAX)
    : style.y
  return { d: write(set.commands, x, y, set.width, style.warp), x, y, width: set.width, cap }
}

/** How far an outline goes below its baseline. */
function depthOf(commands: readonly PathCommand[]): number {
  return Math.max(0, ...commands.map((step) => (step.type === 'Z' ? 0 : step.y)))
}

function outline(
  text: string,
  style: LetterStyle,
  cap: number,
): { commands: PathCommand[]; width: number } {
  const shapes = shapeText(text, style.weight ?? 900, style.italic ?? false)
  const tracking = isBangla(text) ? 0 : cap * (style.tracking ?? 0)
  const commands: PathCommand[] = []
  let pen = 0
  for (const [index, shape] of shapes.entries()) {
    commands.push(...shape.commands.map((command) => placeCommand(command, cap, pen)))
    pen += shape.advance * cap + (index < shapes.length - 1 ? tracking : 0)
  }
  return { commands, width: pen }
}

function placeCommand(command: PathCommand, cap: number, pen: number): PathCommand {
  const across = (x: number) => x * cap + pen
  switch (command.type) {
    case 'Z':
      return command
    case 'M':
    case 'L':
      return { type: command.type, x: across(command.x), y: command.y * cap }
    case 'Q': {
      const { x1, y1, x, y } = command
      return { type: 'Q', x1: across(x1), y1: y1 * cap, x: across(x), y: y * cap }
    }
    case 'C': {
      const { x1, y1, x2, y2, x, y } = command
      const first = { x1: across(x1), y1: y1 * cap }
      return { type: 'C', ...first, x2: across(x2), y2: y2 * cap, x: across(x), y: y * cap }
    }
  }
}

/** Straight sides become curves when a warp bends them. */
function write(
  commands: readonly PathCommand[],
  dx: number,
  dy: number,
  width: number,
  warp?: Warp,
): string {
  const point = (x: number, y: number): string => {
    const [a, b] = warp ? warp(x, y, width) : [x, y]
    return `${short(a + dx, 1)} ${short(b + dy, 1)}`
  }
  let from = { x: 0, y: 0 }
  return commands
    .map((step) => {
      if (step.type === 'Z') return 'Z'
      const start = from
      from = { x: step.x, y: step.y }
      if (step.type === 'M') return `M${point(step.x, step.y)}`
      if (step.type === 'Q') return `Q${point(step.x1, step.y1)} ${point(step.x, step.y)}`
      if (step.type === 'C')
        return `C${point(step.x1, step.y1)} ${point(step.x2, step.y2)} ${point(step.x, step.y)}`
      if (!warp) return `L${point(step.x, step.y)}`
      return bend(start, step, width, warp, dx, dy) + point(step.x, step.y)
    })
    .join('')
}

type Point = { x: number; y: number }

/** A straight side under a warp: still a line when it stays straight, else a curve through its bent middle. */
function bend(a: Point, b: Point, width: number, warp: Warp, dx: number, dy: number): string {
  const [ax, ay] = warp(a.x, a.y, width)
  const [bx, by] = warp(b.x, b.y, width)
  const [mx, my] = warp((a.x + b.x) / 2, (a.y + b.y) / 2, width)
  if (Math.hypot(mx - (ax + bx) / 2, my - (ay + by) / 2) < 0.15) return 'L'
  return `Q${short(2 * mx - (ax + bx) / 2 + dx, 1)} ${short(2 * my - (ay + by) / 2 + dy, 1)} `
}
