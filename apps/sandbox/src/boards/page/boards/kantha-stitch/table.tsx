import { useKeys } from '../../show/use-keys.ts'
import { Chooser } from './chooser.tsx'
import { Deck } from './deck.tsx'
import { PaysLine } from './pays-line.tsx'
import type { KanthaProps } from './props.ts'
import { Quilt } from './quilt.tsx'
import { StatusLine } from './status-line.tsx'
import { BARE_QUILT } from './stitch-steps.ts'
import { useChoice } from './use-choice.ts'
import { useStitch } from './use-stitch.ts'
import './controls.css'
import './kantha-stitch.css'

/** The quilt, what its hits pay, and how it is chosen. */
export function Table(table: KanthaProps) {
  const { voice, phase, round, isReplay } = table
  const { view, hurry } = useStitch(table)
  const choice = useChoice(table)
  const isShowing = phase === 'showing'
  // The last round stays on the quilt until something else is chosen.
  const isOfRound = round !== null && (phase !== 'ready' || choice.isLast)
  const setup = isOfRound ? round.setup : choice
  const seen = isOfRound ? view : BARE_QUILT
  useKeys({ Go: isShowing ? hurry : choice.start, q: choice.quick, c: choice.clear })
  return (
    <section className="kantha" onPointerDown={isShowing ? hurry : undefined}>
      <div className="kantha-board">
        <Quilt
          voice={voice}
          chosen={setup.chosen}
          stitched={seen.stitched}
          canChange={choice.canChange}
          onToggle={choice.toggle}
        />
        <div className="kantha-side">
          <PaysLine voice={voice} setup={setup} hits={seen.outcome?.hits ?? null} />
          <StatusLine table={table} setup={setup} view={seen} />
          {!isReplay && <Chooser voice={voice} choice={choice} />}
          <Deck table={table} choice={choice} />
        </div>
      </div>
    </section>
  )
}
