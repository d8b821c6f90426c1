const TURNS = [-22, 0, 22]

/** Three cards in a fan with the letter of their hand. */
export function HandEmblem({ letter }: { letter: string }) {
  return (
    <svg aria-hidden="true" className="live-emblem teen-patti-emblem" viewBox="-30 -26 60 44">
      {TURNS.map((turn) => (
        <rect
          fill="#fffdf4"
          height="32"
          key={turn}
          rx="3"
          stroke="#3a2a12"
          strokeWidth="0.9"
          transform={`rotate(${turn} 0 24)`}
          width="23"
          x="-11.5"
          y="-20"
        />
      ))}
      <text fontSize="17" fontWeight="900" textAnchor="middle" y="3">
        {letter}
      </text>
    </svg>
  )
}
