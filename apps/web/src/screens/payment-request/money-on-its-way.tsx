import './money-on-its-way.css'

/** Coins that travel from one hand to the other under a floodlight. */
export function MoneyOnItsWay() {
  return (
    <svg aria-hidden className="mt-2 h-36 w-64" fill="none" viewBox="0 0 256 144">
      <path className="fill-floodlight/8" d="M128 0 36 132h184L128 0Z" />
      <ellipse className="fill-field-900" cx="128" cy="128" rx="112" ry="14" />
      <path
        className="stroke-field-600"
        d="M64 74C92 26 164 26 192 74"
        strokeDasharray="2 8"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <Wallet />
      <Phone />
      {[0, 1, 2].map((coin) => (
        <g className="coin-trip" key={coin} style={{ animationDelay: `${coin * -0.8}s` }}>
          <circle className="fill-floodlight" r="12" />
          <circle className="stroke-ink/40" r="8.5" strokeWidth="1.5" />
          <path
            className="stroke-ink"
            d="M-3.5-4.5q3.5-1 3 2V3q0 3 3.5 1.5M-3.5-.5h6"
            strokeLinecap="round"
            strokeWidth="1.8"
          />
        </g>
      ))}
    </svg>
  )
}

function Wallet() {
  return (
    <g>
      <rect className="fill-field-700" height="44" rx="8" width="60" x="24" y="82" />
      <path className="fill-field-600" d="M24 92a10 10 0 0 1 10-10h42a8 8 0 0 1 8 8v4H24v-2Z" />
      <rect className="fill-field-800" height="16" rx="8" width="26" x="62" y="98" />
      <circle className="fill-grass" cx="71" cy="106" r="3.5" />
    </g>
  )
}

function Phone() {
  return (
    <g>
      <rect className="fill-field-700" height="60" rx="9" width="38" x="174" y="70" />
      <rect className="fill-field-900" height="44" rx="4" width="30" x="178" y="76" />
      <path
        className="coin-tick stroke-grass"
        d="m186 98 5 5 10-11"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="4"
      />
      <rect className="fill-field-600" height="3" rx="1.5" width="10" x="188" y="124" />
    </g>
  )
}
