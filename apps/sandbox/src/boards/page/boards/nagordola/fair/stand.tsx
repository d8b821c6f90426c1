import { HUB } from './layout.ts'

/** Where the seat that pays hangs: the tip of the arrow. */
const TIP_Y = 251

/** The crossed bamboo poles that carry the wheel. */
export function Stand() {
  const { x, y } = HUB
  return (
    <path
      className="dola-pole"
      d={`M${x - 7} ${y - 12}L${x + 66} 262M${x + 7} ${y - 12}L${x - 66} 262`}
    />
  )
}

/** The painted disc that the wheel turns on. */
export function Hub() {
  return (
    <g transform={`translate(${HUB.x} ${HUB.y})`}>
      <circle className="dola-hub" r={40} />
      <circle className="dola-petals" r={34} />
    </g>
  )
}

/** The arrow at the foot of the wheel. */
export function Arrow({ isLit }: { isLit: boolean }) {
  return <path className="dola-arrow" data-lit={isLit} d={`M${HUB.x} ${TIP_Y}l13 16h-26Z`} />
}
