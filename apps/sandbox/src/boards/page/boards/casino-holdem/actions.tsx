import { callMinor } from '@maidan/casino'
import './actions.css'
import type { HoldemProps } from './props.ts'
import type { Moves } from './use-moves.ts'

type ActionsProps = { moves: Moves; table: HoldemProps }

/** The one thing to do before a round, and the two that can be done after the flop. */
export function Actions({ moves, table }: ActionsProps) {
  const { say, money } = table.voice
  const isInRound = table.round !== null && table.round.totalMinor === null
  if (isInRound) return <Choice moves={moves} table={table} />
  return (
    <div className="ch-actions">
      <button className="ch-go" disabled={!moves.canDeal} onClick={moves.go} type="button">
        <span>{say('deal')}</span> <small>{money(table.bet.minor)}</small>
      </button>
    </div>
  )
}

/** A call that is more than what is there stays pressable: the money is asked for anew then. */
function Choice({ moves, table }: ActionsProps) {
  const { voice, round, bet, balanceMinor } = table
  const { say, money } = voice
  const costMinor = callMinor(round?.betMinor ?? bet.minor)
  const isShort = moves.canMove && balanceMinor !== undefined && balanceMinor < costMinor
  return (
    <div aria-label={say('moves')} className="ch-actions" role="group">
      <button
        className="ch-fold"
        disabled={!moves.canMove}
        onClick={() => moves.move('fold')}
        type="button"
      >
        <span>{say('fold')}</span>
        <small>{say('foldCosts')}</small>
      </button>
      <button
        className="ch-go"
        disabled={!moves.canMove}
        onClick={() => moves.move('call')}
        type="button"
      >
        <span>{say('callFor', { amount: money(costMinor) })}</span>
        {isShort && <small>{say('callShort', { balance: money(balanceMinor) })}</small>}
      </button>
    </div>
  )
}
