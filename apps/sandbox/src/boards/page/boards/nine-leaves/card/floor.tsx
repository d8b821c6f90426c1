const PETALS = Array.from({ length: 12 }, (_, index) => index * 30)
/** Where the alpona is drawn on the floor: at its sides, of which a wide screen shows the middle alone. */
const FLOWERS = [
  { x: 30, y: 70, size: 1.5 },
  { x: 372, y: 640, size: 1.9 },
  { x: 364, y: 40, size: 0.8 },
  { x: 26, y: 690, size: 0.9 },
  { x: 6, y: 318, size: 0.75 },
  { x: 390, y: 440, size: 0.9 },
  { x: 226, y: 452, size: 0.35 },
] as const

/** The red floor of a courtyard in the morning, with alpona in rice paste. */
export function Floor() {
  return (
    <svg
      className="leaves-floor"
      viewBox="0 0 400 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {FLOWERS.map(({ x, y, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          {PETALS.map((turn) => (
            <path
              key={turn}
              d="M0 -12C9 -26 8 -42 0 -52C-8 -42 -9 -26 0 -12Z"
              transform={`rotate(${turn})`}
            />
          ))}
          <circle r="8" />
          <circle r="60" />
          <circle r="70" strokeDasharray="3 9" />
        </g>
      ))}
    </svg>
  )
}
