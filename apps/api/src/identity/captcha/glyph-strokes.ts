/** A place in a glyph's own square: x to the right, y down, both from 0 to 1. */
export type Point = readonly [x: number, y: number]

/** A line that the pen draws without stopping; where a glyph has a corner, another one begins. */
export type Stroke = readonly Point[]

const TURN_STEPS = 12

const turn = ([x, y]: Point, [rx, ry]: Point, [from, to]: readonly [number, number]): Point[] =>
  Array.from({ length: TURN_STEPS + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / TURN_STEPS) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })

/**
 * The ten digits as strokes of a pen. The 1 has a foot, so that nobody takes it for a 7 that leans.
 * Turns are parts of an ellipse: centre, radii, and degrees from the right, clockwise.
 */
export const glyphStrokes: readonly (readonly Stroke[])[] = [
  [turn([0.5, 0.5], [0.32, 0.5], [-90, 270])],
  [
    [
      [0.32, 0.18],
      [0.52, 0],
    ],
    [
      [0.52, 0],
      [0.52, 1],
    ],
    [
      [0.2, 1],
      [0.84, 1],
    ],
  ],
  [
    [...turn([0.5, 0.28], [0.3, 0.28], [-170, 40]), [0.2, 1]],
    [
      [0.2, 1],
      [0.84, 1],
    ],
  ],
  [turn([0.48, 0.25], [0.28, 0.25], [-160, 90]), turn([0.48, 0.74], [0.33, 0.26], [-90, 160])],
  [
    [
      [0.62, 1],
      [0.62, 0],
    ],
    [
      [0.62, 0],
      [0.14, 0.68],
    ],
    [
      [0.14, 0.68],
      [0.88, 0.68],
    ],
  ],
  [
    [
      [0.78, 0],
      [0.28, 0],
    ],
    [
      [0.28, 0],
      [0.24, 0.46],
    ],
    [[0.24, 0.46], ...turn([0.48, 0.68], [0.32, 0.3], [-110, 145])],
  ],
  [
    [[0.72, 0], ...turn([0.5, 0.68], [0.32, 0.32], [-160, -180])],
    turn([0.5, 0.69], [0.32, 0.31], [-180, 180]),
  ],
  [
    [
      [0.16, 0],
      [0.82, 0],
    ],
    [
      [0.82, 0],
      [0.4, 1],
    ],
  ],
  [turn([0.5, 0.25], [0.26, 0.25], [-90, 270]), turn([0.5, 0.75], [0.32, 0.26], [-90, 270])],
  [
    turn([0.5, 0.31], [0.32, 0.31], [0, 360]),
    [...turn([0.5, 0.32], [0.32, 0.32], [0, 20]), [0.3, 1]],
  ],
]
