const FROND = 'M0 0C8 -9 20 -9 30 3C22 -1 13 0 0 0Z'
const TURNS = [-150, -115, -75, -30, 5, 40, 175, 140] as const

/** Palms far off, by where they stand, how tall they are and how they lean. */
const FAR = [
  { x: 60, y: 404, height: 120, lean: 8 },
  { x: 150, y: 412, height: 90, lean: -6 },
  { x: 640, y: 408, height: 150, lean: -10 },
  { x: 720, y: 414, height: 100, lean: 6 },
] as const

/** A winter dawn over the fields: the sun in the fog, palms far off, and fog that drifts. */
export function Dawn() {
  return (
    <div className="hari-dawn" aria-hidden="true">
      <svg viewBox="0 0 800 480" preserveAspectRatio="xMidYMax slice">
        <circle className="hari-sun" cx={486} cy={366} r={36} />
        <path
          className="hari-trees"
          d="M0 400Q60 372 120 392T260 386T420 394T560 384T700 392T800 384V430H0Z"
        />
        {FAR.map((palm) => (
          <FarPalm key={palm.x} {...palm} />
        ))}
        <path className="hari-field" d="M0 418Q200 404 400 414T800 410V480H0Z" />
      </svg>
      <div className="hari-fog" />
      <div className="hari-fog hari-fog-near" />
    </div>
  )
}

function FarPalm({ x, y, height, lean }: (typeof FAR)[number]) {
  const [headX, headY] = [x + lean, y - height]
  return (
    <g className="hari-far">
      <path
        d={`M${x - 3} ${y}Q${x} ${y - height / 2} ${headX - 2} ${headY}H${headX + 2}Q${x + 5} ${y - height / 2} ${x + 4} ${y}Z`}
      />
      <g transform={`translate(${headX} ${headY}) scale(${height / 90})`}>
        {TURNS.map((turn) => (
          <path key={turn} d={FROND} transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  )
}
