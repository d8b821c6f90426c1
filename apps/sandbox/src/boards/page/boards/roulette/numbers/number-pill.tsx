import { pocketColour } from '@maidan/casino'

/** A number in its colour. */
export function NumberPill({ number }: { number: number }) {
  return <span className={`roulette-pill roulette-${pocketColour(number)}`}>{number}</span>
}
