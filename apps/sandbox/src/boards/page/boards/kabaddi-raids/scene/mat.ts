/** A point of the court as if seen from above: 0 to 360 along it, 0 to 100 across, far to near. */
export type Spot = { x: number; across: number }

const FAR_Y = 82
const DEPTH = 90

/** Where a point of the court is on the picture, and how large who stands there is. */
export function onPicture({ x, across }: Spot): { x: number; y: number; scale: number } {
  const near = across / 100
  return {
    x: 180 + (x - 180) * (0.76 + 0.24 * near),
    y: FAR_Y + DEPTH * near,
    scale: 0.72 + 0.4 * near,
  }
}

/** The transform that puts a figure 40 high on a point of the court, turned by so many degrees. */
export function placedOn(spot: Spot, turn = 0): string {
  const { x, y, scale } = onPicture(spot)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)}) rotate(${turn.toFixed(0)})`
}

/** A path between points of the court. */
export function drawn(spots: readonly Spot[]): string {
  return spots
    .map((spot, index) => {
      const { x, y } = onPicture(spot)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
