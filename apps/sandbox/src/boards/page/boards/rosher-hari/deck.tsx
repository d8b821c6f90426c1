import { hariMultipleCenti, hariWinMinor } from '@maidan/casino'
import { useCounted } from '../../frame/use-counted.ts'
import type { HariProps } from './props.ts'
import { multipleText } from './texts.ts'
import type { Moves } from './use-moves.ts'

type DeckProps = { table: HariProps; moves: Moves }

/** What there is to do besides choosing a foothold: begin, let one be chosen, take what is won. */
export function Deck({ table, moves }: DeckProps) {
  const { voice, phase, round, bet, isReplay } = table
  if (isReplay) return <p className="side-note hari-note">{voice.say('replay')}</p>
  if (moves.isPlayed) return <ClimbDeck table={table} moves={moves} />
  const isAgain = round !== null && moves.view.end !== null
  const label = phase === 'asking' ? 'starting' : isAgain ? 'again' : 'start'
  return (
    <div className="hari-deck">
      <button
        type="button"
        className="hari-button hari-gold"
        disabled={!moves.canStart}
        onClick={moves.start}
      >
        <strong>{voice.say(label)}</strong>
        <span>{voice.say('startFor', { amount: voice.money(bet.minor) })}</span>
      </button>
    </div>
  )
}

function ClimbDeck({ table, moves }: DeckProps) {
  const { voice, round, bet, isStill } = table
  const { level, view } = moves
  const rows = view.climbed.length
  const winMinor = hariWinMinor(round?.betMinor ?? bet.minor, level, rows)
  const amount = voice.money(useCounted(winMinor, isStill))
  const multiple = multipleText(hariMultipleCenti(level, rows))
  const hasClimbed = rows > 0
  return (
    <div className="hari-deck hari-two">
      <button
        type="button"
        className="hari-button hari-quiet"
        aria-keyshortcuts="0"
        disabled={!moves.canChoose}
        onClick={moves.stepAnywhere}
      >
        <strong>{voice.say('random')}</strong>
      </button>
      <button
        type="button"
        className={hasClimbed ? 'hari-button hari-gold' : 'hari-button hari-quiet'}
        aria-keyshortcuts="Backspace"
        disabled={!moves.canChoose}
        onClick={moves.take}
      >
        <strong>{hasClimbed ? voice.say('take', { amount }) : voice.say('takeBack')}</strong>
        <span>
          {hasClimbed ? voice.say('takeAt', { multiple }) : voice.say('takeBackSum', { amount })}
        </span>
      </button>
    </div>
  )
}
