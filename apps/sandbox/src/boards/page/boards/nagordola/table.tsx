import { useKeys } from '../../show/use-keys.ts'
import { useSingleEvent } from '../../turns/use-single-event.ts'
import { Chances } from './chances.tsx'
import { Chooser } from './chooser.tsx'
import { Deck } from './deck.tsx'
import { Fair } from './fair/fair.tsx'
import type { DolaProps } from './props.ts'
import { StatusLine } from './status-line.tsx'
import { AT_REST, turnShow } from './turn-steps.ts'
import { useChoice } from './use-choice.ts'
import '../../turns/side/side.css'
import './controls.css'
import './fair/fair.css'

/** The fair with its wheel, what the seats pay, and which wheel it is. */
export function Table(table: DolaProps) {
  const { voice, phase, round, isReplay } = table
  const { view, last, hurry } = useSingleEvent(table, turnShow)
  const choice = useChoice(table)
  // The wheel stands as the last turn left it until another one is chosen.
  const isOfRound = round !== null && (phase !== 'ready' || choice.isLast)
  const setup = isOfRound ? round.setup : choice.setup
  const seen = isOfRound ? view : AT_REST
  const { setRisk, stepSeats } = choice
  useKeys({
    Go: choice.go,
    '+': () => stepSeats(1),
    '-': () => stepSeats(-1),
    l: () => setRisk('low'),
    m: () => setRisk('medium'),
    h: () => setRisk('high'),
  })
  return (
    <section className="dola">
      <div className="dola-board">
        <Fair
          voice={voice}
          setup={setup}
          view={seen}
          last={last}
          onTap={phase === 'showing' ? hurry : undefined}
        />
        <div className="side dola-side">
          <StatusLine table={table} view={seen} />
          <Chances voice={voice} setup={setup} shown={seen.outcome?.tenths ?? null} />
          {!isReplay && <Chooser voice={voice} choice={choice} />}
          <Deck table={table} choice={choice} />
        </div>
      </div>
    </section>
  )
}
