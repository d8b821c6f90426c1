import { LOTTERY_NUMBERS } from '@maidan/casino'
import { useState, type KeyboardEvent } from 'react'
import { Ball } from '../ball.tsx'

const COLUMNS = 8
const NUMBERS = Array.from({ length: LOTTERY_NUMBERS }, (_, index) => index + 1)

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

type FieldProps = {
  label: string
  picks: readonly number[]
  tap: (number: number) => void
}

/** Every number to choose from. The keyboard enters once and goes from number to number by arrows. */
export function NumberField({ label, picks, tap }: FieldProps) {
  const [reached, setReached] = useState(1)
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = reached + (STEPS[event.key] ?? 0)
    if (next === reached || next < 1 || next > LOTTERY_NUMBERS) return
    event.preventDefault()
    setReached(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next - 1]?.focus()
  }
  return (
    <div className="lottery-field" role="group" aria-label={label}>
      {NUMBERS.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={picks.includes(number)}
          tabIndex={number === reached ? 0 : -1}
          onFocus={() => setReached(number)}
          onKeyDown={walk}
          onClick={() => tap(number)}
        >
          <Ball number={number} />
        </button>
      ))}
    </div>
  )
}
