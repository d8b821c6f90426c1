import { drawn } from './mat.ts'

/** Points of the crowd, strewn by a rule so that they are the same on every phone. */
const CROWD = Array.from({ length: 300 }, (_, index) => ({
  x: ((index * 222.49) % 640) - 140,
  y: 26 + ((index * index * 3.7 + index * 11.3) % 40),
  tone: (index * 7) % 5,
}))
const TONES = ['#f2c078', '#7fb3d9', '#d98a8a', '#e9ecf4', '#8fd1a4']
const LAMPS = [30, 105, 180, 255, 330]

/** The hall: its roof and lamps, the crowd, and the mat with its lines. Nothing of it moves. */
export function Hall({ fit }: { fit: string }) {
  return (
    <svg
      aria-hidden="true"
      className="kabaddi-layer"
      preserveAspectRatio={fit}
      viewBox="0 0 360 190"
    >
      <Paints />
      <path d="M-200 -60H560V200H-200Z" fill="url(#kabaddi-wall)" />
      <path d="M-200 8H560M-200 14H560" stroke="#6b3a4e" strokeWidth="1.4" />
      {LAMPS.map((x) => (
        <g key={x}>
          <rect x={x - 16} y="6" width="32" height="7" rx="2" fill="#fff8df" />
          <path
            d={`M${x - 14} 13L${x - 56} 150H${x + 56}L${x + 14} 13Z`}
            fill="#fff1c4"
            opacity=".06"
          />
        </g>
      ))}
      {CROWD.map(({ x, y, tone }) => (
        <circle key={x} cx={x} cy={y} r="1.5" fill={TONES[tone]} opacity=".55" />
      ))}
      <path d="M-200 68H560V78H-200Z" fill="#ffb703" />
      <path d="M-200 70H560" stroke="#7a3c05" strokeDasharray="18 10" strokeWidth="2" />
      <path d="M-200 77H560V200H-200Z" fill="#7c2318" />
      <Court />
    </svg>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="kabaddi-wall" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#1a0712" />
        <stop offset=".45" stopColor="#45172a" />
      </linearGradient>
      <linearGradient id="kabaddi-mat" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#1c6f8f" />
        <stop offset="1" stopColor="#2f9dbd" />
      </linearGradient>
    </defs>
  )
}

/** The mat: middle line, and on each side the baulk line and the bonus line. */
function Court() {
  const across = (x: number) =>
    drawn([
      { x, across: 0 },
      { x, across: 100 },
    ])
  const edge = [
    { x: 14, across: 0 },
    { x: 346, across: 0 },
    { x: 346, across: 100 },
    { x: 14, across: 100 },
  ]
  return (
    <g>
      <path d={`${drawn(edge)}Z`} fill="url(#kabaddi-mat)" stroke="#fff" strokeWidth="1.8" />
      <path d={across(180)} stroke="#fff" strokeWidth="2.6" />
      <path
        d={`${across(120)}${across(240)}`}
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.4"
      />
      <path
        d={`${across(94)}${across(266)}`}
        stroke="#ffe08a"
        strokeDasharray="5 4"
        strokeWidth="1.4"
      />
    </g>
  )
}
