import { BLACKJACK_MOVES, type BlackjackMove } from '@maidan/casino'
import './actions.css'
import type { BlackjackProps } from './props.ts'
import type { Moves } from './use-moves.ts'
import { worthText } from './worth-text.ts'

type ActionsProps = { moves: Moves; table: BlackjackProps }

/** The one thing to do before a round, and the moves in it. */
export function Actions({ moves, table }: ActionsProps) {
  const { say } = table.voice
  const isInRound = table.round !== null && table.round.totalMinor === null
  return (
    <div className="bj-actions">
      <button
        aria-pressed={moves.isHinting}
        className="bj-hint"
        onClick={moves.flipHint}
        type="button"
      >
        {say('hint')}
      </button>
      {isInRound ? (
        <div className="bj-moves" role="group" aria-label={say('moves')}>
          {SHOWN.map((move) => (
            <MoveButton key={move} move={move} moves={moves} table={table} />
          ))}
        </div>
      ) : (
        <button className="bj-go" disabled={!moves.canDeal} onClick={moves.go} type="button">
          {say('deal')}
        </button>
      )}
    </div>
  )
}

/** As the thumb finds them: the two that end or go on, then the two that cost. */
const SHOWN: readonly BlackjackMove[] = [
  'hit',
  'stand',
  ...BLACKJACK_MOVES.filter((move) => move !== 'hit' && move !== 'stand'),
]

function MoveButton({ move, moves, table }: ActionsProps & { move: BlackjackMove }) {
  const { say, money } = table.voice
  const isRaise = move === 'double' || move === 'split'
  const worth = moves.advice?.find((one) => one.move === move)
  const isBest = moves.advice?.[0]?.move === move
  return (
    <button
      className={`bj-move bj-move-${move}${isBest ? ' bj-move-best' : ''}`}
      disabled={!moves.open.includes(move)}
      onClick={() => moves.move(move)}
      type="button"
    >
      <span>{say(move)}</span>
      {isRaise && <small>+ {money(table.round?.betMinor ?? table.bet.minor)}</small>}
      {worth !== undefined && <em>{worthText(worth)}</em>}
    </button>
  )
}
