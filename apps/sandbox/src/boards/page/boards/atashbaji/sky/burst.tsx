type BurstProps = { x: number; y: number; isWon: boolean }

/** Rays from the heart: how many, from where to where, and by which part of a step they are turned. */
const RINGS = [
  { name: 'rim', rays: 20, from: 14, to: 42, turn: 0.5 },
  { name: 'middle', rays: 16, from: 8, to: 31, turn: 0 },
  { name: 'heart', rays: 12, from: 3, to: 17, turn: 0.5 },
] as const

/** A flower of sparks where the rocket burst: bright above the line, faint below it. */
export function Burst({ x, y, isWon }: BurstProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isWon ? 1 : 0.62})`}>
      <g className="baji-burst" data-won={isWon}>
        <circle className="baji-light" r={64} fill={`url(#baji-light-${isWon ? 'won' : 'lost'})`} />
        {RINGS.map((ring) => (
          <path key={ring.name} className={`baji-${ring.name}`} d={raysOf(ring)} />
        ))}
      </g>
    </g>
  )
}

/** Sparks bend down a little at their ends, and each ends in a dot. */
function raysOf({ rays, from, to, turn }: (typeof RINGS)[number]): string {
  return Array.from({ length: rays }, (_, at) => {
    const angle = ((at + turn) / rays) * Math.PI * 2
    const [across, down] = [Math.cos(angle), Math.sin(angle)]
    const point = (reach: number, sag: number) =>
      `${(across * reach).toFixed(1)} ${(down * reach + sag).toFixed(1)}`
    const [bend, end, dot] = [point(to * 0.7, 0), point(to, 3), point(to + 5, 4)]
    return `M${point(from, 0)}Q${bend} ${end}M${dot}h.1`
  }).join('')
}
