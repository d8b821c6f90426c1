/** Wider than any screen is beside its height, so that the fair has no end at the sides. */
const [LEFT, RIGHT] = [-600, 900]
const GROUND_Y = 244

const STARS = Array.from(
  { length: 90 },
  (_, at) => `M${LEFT + ((at * 467) % (RIGHT - LEFT))} ${-80 + ((at * 53) % 230)}h.1`,
).join('')

const TREES = Array.from({ length: 50 }, (_, at) => `q15 ${-14 - ((at * 7) % 12)} 30 0`).join('')

const STALLS = Array.from({ length: 13 }, (_, at) => LEFT + 40 + at * 116)

const BUNTING = Array.from({ length: 20 }, (_, at) => {
  const x = LEFT + at * 75
  return `M${x} 8q37 22 75 0`
}).join('')

const FLAGS = Array.from({ length: 60 }, (_, at) => {
  const x = LEFT + at * 25
  const y = at % 3 === 0 ? 11 : 17
  return { x, y, colour: ['#ff5c8f', '#ffc83d', '#35d08a'][at % 3] }
})

/** A village fair at dusk: trees, lit stalls and strings of paper flags. */
export function Ground() {
  return (
    <g>
      <path className="dola-stars" d={STARS} />
      <path className="dola-trees" d={`M${LEFT} ${GROUND_Y}${TREES}V${GROUND_Y + 4}H${LEFT}Z`} />
      {STALLS.map((x) => (
        <g key={x} transform={`translate(${x} ${GROUND_Y})`}>
          <path d="M-22 0V-20H22V0Z" fill="#3a1a3f" />
          <path d="M-16 0V-14H16V0Z" fill="#ffb84d" fillOpacity=".75" />
          <path d="M-28 -18L-18 -34H18L28 -18Z" fill="#b8324f" />
          <path d="M-10 -18L-6 -34H6L10 -18Z" fill="#ffe3b0" />
        </g>
      ))}
      <rect className="dola-earth" x={LEFT} y={GROUND_Y} width={RIGHT - LEFT} height={600} />
      <path className="dola-string" d={BUNTING} />
      {FLAGS.map(({ x, y, colour }) => (
        <path key={x} d={`M${x + 6} ${y}h11l-5.5 10Z`} fill={colour} />
      ))}
    </g>
  )
}
