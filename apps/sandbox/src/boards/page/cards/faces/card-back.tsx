const LATTICE = Array.from({ length: 11 }, (_, index) => index * 16 - 30)
const PETALS = Array.from({ length: 8 }, (_, index) => index * 45)

/** The back of every card: a shapla in a stitched lattice, as on a nakshi kantha quilt. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140">
      <rect fill="#fffdf6" height="140" rx="7" width="100" />
      <svg height="126" viewBox="0 0 86 126" width="86" x="7" y="7">
        <rect fill="#0f5a3c" height="126" rx="4" width="86" />
        <g fill="none" stroke="#2f8a61" strokeDasharray="3 2" strokeWidth="1">
          {LATTICE.map((x) => (
            <path d={`M${x - 40} 0L${x + 86} 126M${x + 86} 0L${x - 40} 126`} key={x} />
          ))}
        </g>
        <rect
          fill="none"
          height="119"
          rx="2.5"
          stroke="#e7c46a"
          strokeWidth="1.4"
          width="79"
          x="3.5"
          y="3.5"
        />
        <circle cx="43" cy="63" fill="#0b4730" r="26" stroke="#e7c46a" strokeWidth="1.4" />
        <g fill="#f6d9e2" stroke="#b5537a" strokeWidth="0.8">
          {PETALS.map((turn) => (
            <path
              d="M43 63C34 53 36 44 43 40C50 44 52 53 43 63Z"
              key={turn}
              transform={`rotate(${turn} 43 63)`}
            />
          ))}
        </g>
        <circle cx="43" cy="63" fill="#f2b632" r="5.4" stroke="#9a6410" strokeWidth="0.8" />
      </svg>
    </svg>
  )
}
