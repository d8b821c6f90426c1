import { Felt } from '../../show/felt.tsx'
import { useKeys } from '../../show/use-keys.ts'
import { Actions } from './actions.tsx'
import './blackjack.css'
import { Dealer } from './dealer.tsx'
import { Hands } from './hands.tsx'
import type { BlackjackProps } from './props.ts'
import { StatusLine } from './status-line.tsx'
import { useDeal } from './use-deal.ts'
import { useMoves } from './use-moves.ts'

/** The table of blackjack: the dealer above, the player's hands below, and what can be done with them. */
export function BlackjackBoard(props: BlackjackProps) {
  const { voice, round, phase, bet, isReplay } = props
  const { view, hurry } = useDeal(props)
  const moves = useMoves(props)
  useKeys({
    Go: phase === 'showing' ? hurry : moves.go,
    h: () => moves.move('hit'),
    s: () => moves.move('stand'),
    d: () => moves.move('double'),
    p: () => moves.move('split'),
    b: moves.flipHint,
  })
  return (
    <div className="bj" onPointerDown={phase === 'showing' ? hurry : undefined}>
      <Felt />
      <div className={isReplay ? 'bj-table bj-table-replay' : 'bj-table'}>
        <Dealer view={view} voice={voice} />
        <p className="bj-terms">
          <span>{voice.say('terms')}</span>
          <small>{voice.say('termsDealer')}</small>
        </p>
        <Hands
          betMinor={round?.betMinor ?? bet.minor}
          isOpen={phase === 'open' || phase === 'asking'}
          view={view}
          voice={voice}
        />
        <StatusLine moves={moves} table={props} view={view} />
        {!isReplay && <Actions moves={moves} table={props} />}
      </div>
    </div>
  )
}
