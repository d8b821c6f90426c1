const FROND = 'M0 0C24 -36 74 -50 124 -16C84 -26 40 -10 0 0Z'
const TURNS = [-158, -136, -112, -90, -66, -40, -18, 2, 176] as const

/** The leaves at the top of the palm. */
export function Crown() {
  return (
    <svg className="hari-crown" viewBox="-130 -120 260 150" aria-hidden="true">
      {TURNS.map((turn) => (
        <path key={turn} d={FROND} transform={`rotate(${turn + 20})`} />
      ))}
    </svg>
  )
}

/** The pot that hangs beside the top row, and is gone once it was taken down. */
export function Pot({ isTaken }: { isTaken: boolean }) {
  return (
    <svg className="hari-pot" data-taken={isTaken} viewBox="0 0 40 52" aria-hidden="true">
      <path className="hari-string" d="M20 0V8M12 16C14 8 26 8 28 16" />
      <path className="hari-clay" d="M11 18C2 24 1 38 10 46C15 50 25 50 30 46C39 38 38 24 29 18Z" />
      <path className="hari-brim" d="M9 17C9 13 31 13 31 17C31 21 9 21 9 17Z" />
      <path className="hari-juice" d="M12 17C12 15 28 15 28 17C28 19 12 19 12 17Z" />
      <path className="hari-shine" d="M9 28C9 34 11 39 15 42" />
    </svg>
  )
}
