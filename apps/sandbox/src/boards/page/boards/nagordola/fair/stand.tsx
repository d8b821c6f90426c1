import { HUB, RIM } from './layout.ts'

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

type ArrowProps = { width: number; isLit: boolean }

/** The arrow below the lowest seat, close to it however small the seats are. */
export function Arrow({ width, isLit }: ArrowProps) {
  const half = Math.max(7, width / 2)
  return (
    <path
      className="dola-arrow"
      data-lit={isLit}
      d={`M${HUB.x} ${HUB.y + RIM + width + 2}l${half} 16h${-2 * half}Z`}
    />
  )
}
