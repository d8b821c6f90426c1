const BOATS = [
  { x: 96, y: 27, size: 1 },
  { x: 238, y: 24.5, size: 0.7 },
  { x: 402, y: 28, size: 1.1 },
  { x: 548, y: 25.5, size: 0.8 },
]
const MASTS = [30, 214, 426, 610]
const LAMPS = [-9, -3, 3, 9]

/** The river behind the ground in the last light, its boats, and the masts before it. */
export function River() {
  return (
    <g>
      <path d="M0 0H640V22H0Z" fill="url(#match-sky)" />
      <circle cx="318" cy="19" fill="#ffd28a" r="6.5" />
      <path d="M0 20Q40 15 92 19T190 18T300 20T410 17T520 19T640 17V23H0Z" fill="#2a2347" />
      <path d="M0 21H640V36H0Z" fill="url(#match-water)" />
      <path
        d="M280 24H356M292 27H344M270 30H366M60 26H84M150 30H190M440 31H470M500 25H530"
        stroke="#ffe2b0"
        strokeOpacity="0.5"
        strokeWidth="0.8"
      />
      {BOATS.map(({ x, y, size }) => (
        <g fill="#191630" key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-15 -2Q0 5 15 -2Q10 4 0 4.400Q-10 4 -15 -2Z" />
          <path d="M1 1V-14" stroke="#191630" strokeWidth="0.9" />
          <path d="M2 -13Q11 -9 9 -1H2Z" fill="#c9583c" />
        </g>
      ))}
      {MASTS.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle cy="4" fill="url(#match-lamp)" r="30" />
          <path d="M0 58V8" stroke="#26303a" strokeWidth="2" />
          <rect fill="#1c252e" height="8" rx="1.5" width="28" x="-14" />
          {LAMPS.map((lamp) => (
            <circle cx={lamp} cy="4" fill="#fffce8" key={lamp} r="2.2" />
          ))}
        </g>
      ))}
    </g>
  )
}
