import { useKeys } from '../../show/use-keys.ts'
import { Deck } from './deck.tsx'
import { LevelChooser } from './level-chooser.tsx'
import { NextRow } from './next-row.tsx'
import { Dawn } from './palm/dawn.tsx'
import { Palm } from './palm/palm.tsx'
import type { HariProps } from './props.ts'
import { StatusLine } from './status-line.tsx'
import { useClimb } from './use-climb.ts'
import { useMoves } from './use-moves.ts'
import '../../turns/side/side.css'
import './controls.css'
import './palm/climber.css'
import './palm/dawn.css'
import './palm/palm.css'

/** The palm in the fog of dawn, what its next row pays, and how it is climbed. */
export function Table(table: HariProps) {
  const { view, hurry } = useClimb(table)
  const moves = useMoves(table, view)
  const isShowing = table.phase === 'showing'
  useKeys({
    Go: isShowing ? hurry : moves.start,
    Backspace: moves.take,
    ...footholdKeys(moves.step),
    '0': moves.stepAnywhere,
    '০': moves.stepAnywhere,
  })
  return (
    <section className="hari" onPointerDown={isShowing ? hurry : undefined}>
      <Dawn />
      <div className="hari-board">
        <StatusLine table={table} moves={moves} />
        <Palm voice={table.voice} moves={moves} />
        <div className="side hari-side">
          {moves.isPlayed || table.isReplay ? (
            <NextRow table={table} moves={moves} />
          ) : (
            <LevelChooser voice={table.voice} moves={moves} />
          )}
          <Deck table={table} moves={moves} />
        </div>
      </div>
    </section>
  )
}

/** The digits of both languages, so that no keyboard has to be changed for a step. */
function footholdKeys(step: (foothold: number) => void): Record<string, () => void> {
  const keys = ['1', '2', '3', '4', '১', '২', '৩', '৪']
  return Object.fromEntries(keys.map((key, index) => [key, () => step(index % 4)]))
}
