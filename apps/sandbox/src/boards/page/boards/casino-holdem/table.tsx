import { Felt } from '../../show/felt.tsx'
import { useKeys } from '../../show/use-keys.ts'
import { Actions } from './actions.tsx'
import './casino-holdem.css'
import type { HoldemView } from './deal-steps.ts'
import { Dealer } from './felt/dealer.tsx'
import { Middle } from './felt/middle.tsx'
import { Own } from './felt/own.tsx'
import { PayTable } from './pay-table.tsx'
import type { HoldemProps } from './props.ts'
import { showDown } from './show-down.ts'
import { StatusLine } from './status-line.tsx'
import { useDeal } from './use-deal.ts'
import { useMoves } from './use-moves.ts'
// After the styles of every part, which it overrules.
import './low.css'

/** The table of Casino Hold'em: the dealer above, the shared cards, the player's cards and chips below. */
export function HoldemBoard(props: HoldemProps) {
  const { voice, phase, isReplay } = props
  const { view, hurry } = useDeal(props)
  const moves = useMoves(props)
  const hands = showDown(view)
  useKeys({
    Go: phase === 'showing' ? hurry : moves.go,
    c: () => moves.move('call'),
    f: () => moves.move('fold'),
  })
  return (
    <div className="ch" onPointerDown={phase === 'showing' ? hurry : undefined}>
      <div className={isReplay ? 'ch-table ch-table-replay' : 'ch-table'}>
        <div className="ch-felt">
          <Felt />
          <Dealer hands={hands} view={view} voice={voice} />
          <Middle hands={hands} view={view} voice={voice} />
          <Own hands={hands} table={props} view={view} />
        </div>
        <div className="ch-side">
          <PayTable lit={isPaid(view) ? (hands.own?.name ?? null) : null} say={voice.say} />
        </div>
        <StatusLine hands={hands} table={props} view={view} />
        {!isReplay && <Actions moves={moves} table={props} />}
      </div>
    </div>
  )
}

/** Whether the ante was paid by the table. */
function isPaid({ paid }: HoldemView): boolean {
  return paid?.result === 'won' || paid?.result === 'unqualified'
}
