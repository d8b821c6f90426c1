import type { Random } from '../../platform/random.ts'
import type { Point, Stroke } from './glyph-strokes.ts'

/** How far a digit may be turned (in radians), leant, stretched and moved before people misread it. */
const TURN_MAX = 0.32
const LEAN_MAX = 0.22
const STRETCH = { from: 0.8, to: 1.15 }
const MOVE_MAX = 0.12
/** Waves that bend its strokes: their height against the glyph, and how many of them it has. */
const WAVE_HEIGHT = { from: 0.03, to: 0.08 }
const WAVES = { from: 0.6, to: 1.4 }
/** Pieces that a straight line is cut into so that it can bend. */
const PIECES = 6

type Place = { x: number; y: number; width: number; height: number }

/** A number that is drawn evenly between two others. */
export function between(random: Random, { from, to }: { from: number; to: number }): number {
  return from + ((to - from) * random.below(STEPS)) / (STEPS - 1)
}

const STEPS = 10_001

/** The strokes of a glyph, bent, leant, turned and moved by chance, around a place of the picture. */
export function warpGlyph(strokes: readonly Stroke[], place: Place, random: Random): Stroke[] {
  const bend = drawBend(random)
  const lean = either(random, LEAN_MAX)
  const turn = either(random, TURN_MAX)
  const [wide, high] = [between(random, STRETCH), between(random, STRETCH)]
  const [right, down] = [either(random, MOVE_MAX), either(random, MOVE_MAX)]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return strokes.map((stroke) =>
    cut(stroke).map((point) => {
      const [bentX, bentY] = bend(point)
      const y = (bentY - 0.5) * high * place.height
      const x = (bentX - 0.5) * wide * place.width - y * lean
      return [
        place.x + right * place.width + x * cos - y * sin,
        place.y + down * place.height + x * sin + y * cos,
      ]
    }),
  )
}

/** A wave across and a wave down, so that neighbouring points stay neighbours. */
function drawBend(random: Random): (point: Point) => Point {
  const across = drawWave(random)
  const down = drawWave(random)
  return ([x, y]) => [x + across(y), y + down(x)]
}

function drawWave(random: Random): (along: number) => number {
  const height = between(random, WAVE_HEIGHT)
  const waves = between(random, WAVES)
  const start = between(random, { from: 0, to: 1 })
  return (along) => height * Math.sin(2 * Math.PI * (start + waves * along))
}

function either(random: Random, most: number): number {
  return between(random, { from: -most, to: most })
}

/** A straight line in pieces; a turn is made of pieces already. */
function cut(stroke: Stroke): Stroke {
  const [from, to] = stroke
  if (stroke.length !== 2 || !from || !to) return stroke
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const part = piece / PIECES
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })
}
