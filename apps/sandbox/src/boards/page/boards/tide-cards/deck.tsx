import { tideMultipleCenti, tideWinMinor } from '@maidan/casino'
import { useCounted } from '../../frame/use-counted.ts'
import { multipleText } from './multiple-text.ts'
import type { TideProps } from './props.ts'
import type { TideView } from './tide-steps.ts'
import type { Moves } from './use-moves.ts'

type DeckProps = { table: TideProps; view: TideView; moves: Moves }

/** What there is to do besides guessing: begin, let a card pass, take what is won. */
export function Deck({ table, view, moves }: DeckProps) {
  const { voice, phase, round, bet, isReplay } = table
  if (isReplay) return <p className="tide-deck tide-note">{voice.say('replay')}</p>
  if (moves.isPlayed) return <RoundDeck table={table} view={view} moves={moves} />
  const label = phase === 'asking' ? 'starting' : round ? 'again' : 'start'
  return (
    <div className="tide-deck">
      <button
        type="button"
        className="tide-button tide-gold"
        disabled={!moves.canStart}
        onClick={moves.start}
      >
        <strong>{voice.say(label)}</strong>
        <span>{voice.say('startFor', { amount: voice.money(bet.minor) })}</span>
      </button>
    </div>
  )
}

function RoundDeck({ table, view, moves }: DeckProps) {
  const { voice, round, bet, isStill } = table
  const hasWon = view.row.length > 0
  const winMinor = tideWinMinor(round?.betMinor ?? bet.minor, view.row)
  const amount = voice.money(useCounted(winMinor, isStill))
  const multiple = multipleText(tideMultipleCenti(view.row))
  return (
    <div className="tide-deck tide-two">
      <button
        type="button"
        className="tide-button tide-quiet"
        aria-keyshortcuts="s"
        disabled={!moves.canSkip}
        onClick={moves.skip}
      >
        <strong>{voice.say('skip')}</strong>
        <span>{voice.say('skipLeft', { left: view.skipsLeft })}</span>
      </button>
      <button
        type="button"
        className={hasWon ? 'tide-button tide-gold' : 'tide-button tide-quiet'}
        aria-keyshortcuts="t"
        disabled={!moves.canChoose}
        onClick={moves.take}
      >
        <strong>{hasWon ? voice.say('take', { amount }) : voice.say('takeBack')}</strong>
        <span>
          {hasWon ? voice.say('takeAt', { multiple }) : voice.say('takeBackSum', { amount })}
        </span>
      </button>
    </div>
  )
}
