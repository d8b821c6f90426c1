import { short } from './path/short.ts'

/** One part of a figure: its outline and its paint. Parts are drawn in order, far ones first. */
export type Part = { d: string; paint: string }

/** A limb between two joints, `r1` and `r2` thick at its ends. */
export function limb(
  x1: number,
  y1: number,
  r1: number,
  x2: number,
  y2: number,
  r2: number,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const at = (x: number, y: number, r: number, side: number) =>
    `${short(x + nx * r * side)} ${short(y + ny * r * side)}`
  return `M${at(x1, y1, r1, 1)}L${at(x2, y2, r2, 1)}A${r2} ${r2} 0 0 0 ${at(x2, y2, r2, -1)}L${at(x1, y1, r1, -1)}A${r1} ${r1} 0 0 0 ${at(x1, y1, r1, 1)}Z`
}

/** A limb through three joints, each `x y thickness`: shoulder, elbow, hand or hip, knee, foot. */
export function bent(joints: string): string {
  const points = joints.split(',').map((joint) => joint.trim().split(' ').map(Number))
  return points
    .slice(1)
    .map(([x = 0, y = 0, r = 0], index) => {
      const [px = x, py = y, pr = r] = points[index] ?? []
      return limb(px, py, pr, x, y, r)
    })
    .join('')
}

/** A figure in the light: an edge of `rim` towards the lamp, shadowed parts over it. */
export function figure(
  parts: readonly Part[],
  rim: string,
  from: readonly [number, number] = [-1.2, -1.2],
): string {
  const outline = parts.map(({ d }) => `<path d="${d}"/>`).join('')
  return `<g fill="${rim}" stroke="${rim}" stroke-width="1.4" stroke-linejoin="round" transform="translate(${from[0]} ${from[1]})">${outline}</g>${parts
    .map(({ d, paint }) => `<path d="${d}" fill="${paint}"/>`)
    .join('')}`
}
