import { useKeys } from '../../show/use-keys.ts'
import { Deck } from './deck.tsx'
import { Guesses } from './guesses.tsx'
import type { TideProps } from './props.ts'
import { Ranks } from './ranks.tsx'
import { River } from './river/river.tsx'
import { StatusLine } from './status-line.tsx'
import { Trail } from './trail.tsx'
import { useMoves } from './use-moves.ts'
import { useTide } from './use-tide.ts'
import './controls.css'
import './tide-cards.css'

/** The river with its boat, the cards that came before, and what can be said of the next. */
export function Table(table: TideProps) {
  const { view, hurry } = useTide(table)
  const moves = useMoves(table, view)
  const isShowing = table.phase === 'showing'
  useKeys({
    Go: isShowing ? hurry : moves.start,
    ArrowUp: () => moves.guess(moves.offers[0]),
    ArrowDown: () => moves.guess(moves.offers[1]),
    s: moves.skip,
    t: moves.take,
  })
  return (
    <section className="tide" onPointerDown={isShowing ? hurry : undefined}>
      <div className="tide-board">
        <div className="tide-scene">
          <Trail voice={table.voice} trail={view.trail} />
          <River voice={table.voice} view={view} />
          <Ranks view={view} label={table.voice.say('ranks')} />
        </div>
        <div className="tide-side">
          <StatusLine table={table} view={view} />
          <Guesses table={table} moves={moves} />
          <Deck table={table} view={view} moves={moves} />
        </div>
      </div>
    </section>
  )
}
