import './cricket.css'

/** Points of the crowd, strewn by a rule so that they are the same on every phone. */
const CROWD = Array.from({ length: 260 }, (_, index) => ({
  x: ((index * 222.49) % 560) - 100,
  y: 30 + ((index * index * 3.7 + index * 11.3) % 28),
  tone: (index * 7) % 5,
}))
const TONES = ['#f2c078', '#7fb3d9', '#d98a8a', '#e9ecf4', '#8fd1a4']
const LAMPS = [26, 334]

/** The ground at night: stands, floodlights, grass, rope and pitch. Nothing of it moves. */
export function Ground({ fit }: { fit: string }) {
  return (
    <svg
      aria-hidden="true"
      className="cricket-layer"
      preserveAspectRatio={fit}
      viewBox="0 0 360 190"
    >
      <Paints />
      <path d="M-200 -60H560V190H-200Z" fill="url(#cricket-sky)" />
      {LAMPS.map((x) => (
        <Lamp key={x} x={x} />
      ))}
      <path d="M-200 24Q180 14 560 24V70H-200Z" fill="#13242f" />
      <path d="M-200 24Q180 14 560 24" fill="none" stroke="#3d5a6c" strokeWidth="1.5" />
      {CROWD.map(({ x, y, tone }) => (
        <circle key={x} cx={x} cy={y} r="1.15" fill={TONES[tone]} opacity=".62" />
      ))}
      <path d="M-200 58H560V68H-200Z" fill="#0b1a20" />
      <path d="M-200 66Q180 54 560 66V200H-200Z" fill="url(#cricket-grass)" />
      <g fill="#ffffff" opacity=".05">
        <path d="M-200 72Q180 62 560 72V80Q180 70 -200 80Z" />
        <path d="M-200 92Q180 82 560 92V106Q180 96 -200 106Z" />
        <path d="M-200 122Q180 112 560 122V144Q180 134 -200 144Z" />
      </g>
      <ellipse
        cx="180"
        cy="150"
        rx="236"
        ry="84"
        fill="none"
        stroke="#fff6d8"
        strokeOpacity=".85"
        strokeWidth="1.6"
        strokeDasharray="5 1.5"
      />
      <ellipse cx="180" cy="122" rx="126" ry="36" fill="none" stroke="#fff" strokeOpacity=".16" />
      <Pitch />
    </svg>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="cricket-sky" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#050d1c" />
        <stop offset=".5" stopColor="#14304a" />
      </linearGradient>
      <radialGradient cx=".5" cy=".42" id="cricket-grass" r=".62">
        <stop stopColor="#3d9a4c" />
        <stop offset=".6" stopColor="#226f39" />
        <stop offset="1" stopColor="#0e4224" />
      </radialGradient>
      <linearGradient id="cricket-pitch" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#b99b62" />
        <stop offset="1" stopColor="#dcc288" />
      </linearGradient>
      <radialGradient id="cricket-lamp">
        <stop stopColor="#fffbe0" stopOpacity=".8" />
        <stop offset="1" stopColor="#bfe2ff" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 62V6`} stroke="#5a7383" strokeWidth="2.2" />
      <rect x={x - 13} y="-2" width="26" height="11" rx="2" fill="#e9f6ff" />
      <circle cx={x} cy="4" r="44" fill="url(#cricket-lamp)" />
    </g>
  )
}

function Pitch() {
  return (
    <g>
      <path d="M167 84H193L228 192H132Z" fill="url(#cricket-pitch)" />
      <path d="M162 94H198M138 172H222" stroke="#fff" strokeOpacity=".9" strokeWidth="1.2" />
      <path d="M168 88H192" stroke="#fff" strokeOpacity=".7" strokeWidth=".8" />
      <path
        d="M176 112L172 160M188 112L193 160"
        stroke="#a98a50"
        strokeOpacity=".5"
        strokeWidth="3"
      />
    </g>
  )
}
