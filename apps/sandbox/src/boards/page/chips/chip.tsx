import { chipText } from './chip-text.ts'
import './chips.css'

type ChipProps = {
  /** The amount as money is written. */
  amount: string
  /** Which of the colours, from the smallest stake on. */
  step?: number
  /** On the table, but not taken by the studio yet. */
  isPending?: boolean
}

const COLOURS = ['#3b7dd8', '#c4342d', '#23915a', '#2b2f36', '#7a3fb0', '#c98a12']

/** A betting chip with its amount. The chip is for the eye; whoever shows it says the amount in words. */
export function Chip({ amount, step = 0, isPending = false }: ChipProps) {
  const text = chipText(amount)
  const colour = COLOURS[Math.min(step, COLOURS.length - 1)]
  return (
    <svg
      aria-hidden="true"
      className={isPending ? 'chip chip-pending' : 'chip'}
      viewBox="0 0 40 40"
    >
      <circle cx="20" cy="21.5" fill="#0006" r="18" />
      <circle cx="20" cy="20" fill={colour} r="18" stroke="#fff9" strokeWidth="0.8" />
      <circle
        cx="20"
        cy="20"
        fill="none"
        r="15.4"
        stroke="#fff"
        strokeDasharray="6.2 9.93"
        strokeDashoffset="3"
        strokeWidth="5"
      />
      <circle cx="20" cy="20" fill="#fffdf4" r="12.4" stroke={colour} strokeWidth="1" />
      <text
        className="chip-text"
        fontSize={text.length > 4 ? 8 : text.length > 3 ? 9.4 : text.length > 2 ? 10.5 : 12.5}
        textAnchor="middle"
        x="20"
        y={text.length > 3 ? 23.2 : 24.2}
      >
        {text}
      </text>
    </svg>
  )
}
