import { useKeys } from '../../show/use-keys.ts'
import { Deck } from './deck.tsx'
import { Prices } from './prices.tsx'
import type { BajiProps } from './props.ts'
import { AT_REST, riseShow } from './rise-steps.ts'
import { Sky } from './sky/sky.tsx'
import { StatusLine } from './status-line.tsx'
import { Chooser } from './target/chooser.tsx'
import { nextTarget } from './target/move-target.ts'
import { useSingleEvent } from '../../turns/use-single-event.ts'
import { useChoice } from './use-choice.ts'
import '../../turns/side/side.css'
import './controls.css'
import './sky/sky.css'

/** The sky over the river, what the target pays, and how it is set. */
export function Table(table: BajiProps) {
  const { voice, phase, round, bet, isReplay } = table
  const { view, last, hurry } = useSingleEvent(table, riseShow)
  const choice = useChoice(table)
  // The last rocket stays in the sky until the target is another.
  const isOfRound = round !== null && (phase !== 'ready' || choice.isLast)
  const setup = isOfRound ? round.setup : choice.setup
  const seen = isOfRound ? view : AT_REST
  const step = (direction: 1 | -1) => () =>
    choice.setTarget(nextTarget(choice.setup.targetCenti, direction))
  useKeys({ Go: choice.go, '+': step(1), '-': step(-1) })
  return (
    <section className="baji">
      <div className="baji-board">
        <Sky
          voice={voice}
          setup={setup}
          view={seen}
          last={last}
          onTap={phase === 'showing' ? hurry : undefined}
        />
        <div className="side baji-side">
          <StatusLine table={table} view={seen} />
          <Prices voice={voice} setup={setup} betMinor={bet.minor} />
          {!isReplay && <Chooser voice={voice} choice={choice} />}
          <Deck table={table} choice={choice} />
        </div>
      </div>
    </section>
  )
}
