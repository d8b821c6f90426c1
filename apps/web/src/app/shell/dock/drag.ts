export type Point = { x: number; y: number }

/** How far a press may wander and still count as a tap (CHAT-12). */
export const dragThresholdPx = 10

/** True once the pointer is further from where it went down than a tap allows. */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > dragThresholdPx
}

/** Keeps a box of the given size inside the space, `margin` away from its edges. */
export function keepInside(
  point: Point,
  box: number,
  space: { width: number; height: number },
  margin = 8,
): Point {
  const clamp = (value: number, max: number) =>
    Math.min(Math.max(value, margin), Math.max(margin, max))
  return {
    x: clamp(point.x, space.width - box - margin),
    y: clamp(point.y, space.height - box - margin),
  }
}
