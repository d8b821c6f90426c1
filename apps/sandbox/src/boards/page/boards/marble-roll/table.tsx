import { useKeys } from '../../show/use-keys.ts'
import { Chooser } from './chooser.tsx'
import { Deck } from './deck.tsx'
import { Prices } from './prices.tsx'
import type { MarbleProps } from './props.ts'
import { AT_REST, rollShow } from './roll-steps.ts'
import { StatusLine } from './status-line.tsx'
import { useSingleEvent } from '../../turns/use-single-event.ts'
import { useChoice } from './use-choice.ts'
import { Yard } from './yard/yard.tsx'
import '../../turns/side/side.css'
import './controls.css'
import './yard/yard.css'

/** The yard, what the line pays, and how it is set. */
export function Table(table: MarbleProps) {
  const { voice, phase, round, bet, isReplay } = table
  const { view, last, hurry } = useSingleEvent(table, rollShow)
  const choice = useChoice(table)
  // The last marble stays where it lies until the line is another.
  const isOfRound = round !== null && (phase !== 'ready' || choice.isLast)
  const setup = isOfRound ? round.setup : choice.setup
  const seen = isOfRound ? view : AT_REST
  const { setSide } = choice
  useKeys({ Go: choice.go, o: () => setSide('over'), u: () => setSide('under') })
  return (
    <section className="marble">
      <div className="marble-board">
        <Yard
          voice={voice}
          setup={setup}
          view={seen}
          last={last}
          onTap={phase === 'showing' ? hurry : undefined}
        />
        <div className="side marble-side">
          <StatusLine table={table} view={seen} />
          <Prices voice={voice} setup={setup} betMinor={bet.minor} />
          {!isReplay && <Chooser voice={voice} choice={choice} />}
          <Deck table={table} choice={choice} />
        </div>
      </div>
    </section>
  )
}
