const COLUMNS = ['#c4342d', '#23915a', '#2b2f36', '#3b7dd8', '#7a3fb0', '#c98a12']
const CHIPS = [0, 1, 2, 3, 4, 5, 6]

/** The dealer's chips, lying in their tray; nothing to be read from it. */
export function Tray() {
  return (
    <svg aria-hidden="true" className="ch-tray" viewBox="0 0 120 64">
      <rect fill="#1b0a05" height="62" rx="9" width="118" x="1" y="1" />
      <rect fill="#4a2413" height="56" rx="7" width="112" x="4" y="3" />
      {COLUMNS.map((colour, column) => (
        <g key={colour} transform={`translate(${8 + column * 17.6} 8)`}>
          <rect fill="#130603" height="48" rx="4" width="16" />
          {CHIPS.map((chip) => (
            <g key={chip} transform={`translate(0 ${2 + chip * 6.3})`}>
              <rect fill={colour} height="5.6" rx="2" width="16" />
              <rect fill="#fff" height="5.6" opacity="0.85" width="3.4" x="6.3" />
              <rect fill="#fff" height="1.2" opacity="0.35" rx="0.6" width="14" x="1" y="0.5" />
            </g>
          ))}
        </g>
      ))}
      <path d="M4 10q56 -8 112 0" fill="none" opacity="0.25" stroke="#fff" />
    </svg>
  )
}
