import type { Graphics } from 'pixi.js'

type Point = readonly [x: number, y: number]

/** Draws the first part of a path in three strokes: shadow, colour, light. */
export function drawPath(
  line: Graphics,
  path: readonly Point[],
  progress: number,
  colour: string,
): void {
  const strokes = [
    { width: 11, color: '#000000', alpha: 0.55 },
    { width: 7, color: colour, alpha: 1 },
    { width: 2, color: '#ffffff', alpha: 0.85 },
  ]
  const reach = progress * (path.length - 1)
  for (const { width, color, alpha } of strokes) {
    path.forEach(([x, y], index) => {
      if (index === 0) line.moveTo(x, y)
      else if (index <= reach) line.lineTo(x, y)
      else if (index - 1 < reach)
        lineToPart(line, path[index - 1] ?? [x, y], [x, y], reach - index + 1)
    })
    line.stroke({ width, color, alpha, cap: 'round', join: 'round' })
  }
}

function lineToPart(line: Graphics, from: Point, to: Point, part: number): void {
  line.lineTo(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part)
}
