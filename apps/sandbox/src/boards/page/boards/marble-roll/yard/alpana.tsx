const PETALS = Array.from({ length: 16 }, (_, at) => at * 22.5)

/** A ring of petals in rice paste, painted on the ground around the groove. */
export function Alpana() {
  return (
    <g className="marble-alpana" transform="translate(180 112) scale(1 .5)">
      {PETALS.map((angle) => (
        <path
          key={angle}
          d="M0 -104C14 -118 14 -136 0 -150C-14 -136 -14 -118 0 -104ZM0 -60C9 -70 9 -82 0 -92C-9 -82 -9 -70 0 -60Z"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={98} />
      <circle r={54} />
      <circle r={158} />
    </g>
  )
}
