import { LAUNCH, WATER_Y } from './layout.ts'

/** Wider than any screen is beside its height, so that the river has no end at the sides. */
const [LEFT, RIGHT] = [-600, 960]

const STARS = Array.from({ length: 150 }, (_, at) => {
  const x = LEFT + ((at * 467) % (RIGHT - LEFT))
  return `M${x} ${-150 + ((at * 53) % 290)}h.1`
}).join('')

const TREES = Array.from({ length: 52 }, (_, at) => `q15 ${-12 - ((at * 7) % 10)} 30 0`).join('')

const LAMPS = Array.from({ length: 65 }, (_, at) => {
  const x = LEFT + at * 24
  return `M${x} ${WATER_Y - 4 - (at % 3)}h.1`
}).join('')

const WAVES = Array.from({ length: 110 }, (_, at) => {
  const y = WATER_Y + 6 + ((at * 11) % 60)
  const x = LEFT + ((at * 193) % (RIGHT - LEFT))
  return `M${x} ${y}h${22 + ((at * 13) % 46)}`
}).join('')

/** The night with its far bank and the river; what burst above shines in the water. */
export function River({ shines }: { shines: 'none' | 'won' | 'lost' }) {
  return (
    <g>
      <path className="baji-stars" d={STARS} />
      <path className="baji-bank" d={`M${LEFT} ${WATER_Y}${TREES}V${WATER_Y + 2}H${LEFT}Z`} />
      <rect x={LEFT} y={WATER_Y} width={RIGHT - LEFT} height={600} fill="url(#baji-water)" />
      <path className="baji-lamps" d={LAMPS} />
      {shines !== 'none' && (
        <ellipse
          fill={`url(#baji-light-${shines})`}
          cx={LAUNCH.x}
          cy={WATER_Y + 14}
          rx={70}
          ry={12}
        />
      )}
      <path className="baji-waves" d={WAVES} />
    </g>
  )
}

/** The boat from which the rockets leave, someone with a lamp in it. */
export function Boat() {
  return (
    <g transform={`translate(${LAUNCH.x} ${WATER_Y})`}>
      <path d="M-20 -2C-20 -14 -14 -18 -6 -18C0 -18 2 -14 2 -2Z" fill="#8a5a24" />
      <path
        d="M-16 -3C-16 -12 -12 -16 -7 -16M-9 -3C-9 -12 -7 -16 -5 -17M-3 -3C-3 -10 -2 -14 -2 -17"
        className="baji-reed"
      />
      <path
        className="baji-hull"
        d="M-44 -12C-36 4 -22 10 0 10C22 10 36 4 44 -12C34 -4 20 -1 0 -1C-20 -1 -34 -4 -44 -12Z"
      />
      <path className="baji-plank" d="M-44 -12C-34 -4 -20 -1 0 -1C20 -1 34 -4 44 -12" />
      <circle className="baji-lamp" cx={28} cy={-9} r={3} />
    </g>
  )
}
