import './felt.css'

const PETAL = 'M0 0C-9 -9 -10 -28 0 -42C10 -28 9 -9 0 0Z'
const TURNS = Array.from({ length: 16 }, (_, index) => index * 22.5)

/** A shapla as an alpona painter draws it, large and faint on the cloth. */
export function Felt() {
  return (
    <svg aria-hidden="true" className="felt" viewBox="-100 -100 200 200">
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={PETAL} />
          <path d={PETAL} transform="rotate(11.25) translate(0 -26) scale(1.2)" />
          <circle cy="-84" r="2" />
        </g>
      ))}
      <circle r="48" />
      <circle r="92" />
    </svg>
  )
}
