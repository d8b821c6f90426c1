import { nameHand } from '@maidan/casino'
import { Felt } from '../../show/felt.tsx'
import { useKeys } from '../../show/use-keys.ts'
import { Actions } from './actions.tsx'
import { Hand } from './hand.tsx'
import './jacks-or-better.css'
import { PayTable } from './pay-table.tsx'
import type { JacksProps } from './props.ts'
import { StatusLine } from './status-line.tsx'
import { knownCards, useHand } from './use-hand.ts'
import { useHolding } from './use-holding.ts'

/** The table of video poker: what hands pay, five cards, what they are now, and Deal or Draw. */
export function JacksTable(props: JacksProps) {
  const { voice, round, phase, bet, isReplay } = props
  const { view, hurry, isTaking } = useHand(props)
  const holding = useHolding(props, view)
  const cards = knownCards(view)
  const hand = view.paid?.hand ?? (cards === null ? null : nameHand(cards))
  const isNextBet = phase === 'ready' || round === null
  const betMinor = isNextBet ? bet.minor : round.betMinor
  // The table is that of the next stake as soon as another is chosen: the last hand was paid by its own.
  const isLit = !isTaking && (round === null || betMinor === round.betMinor)
  useKeys({
    ...Object.fromEntries(
      view.cards.map((_, place) => [`${place + 1}`, () => holding.flip(place)]),
    ),
    Go: phase === 'showing' ? hurry : holding.go,
    h: holding.flipHint,
    H: holding.flipHint,
  })
  return (
    <div className="jacks" onPointerDown={phase === 'showing' ? hurry : undefined}>
      <Felt />
      <div className="jacks-table">
        <PayTable
          betMinor={betMinor}
          isPaid={view.paid !== null && view.paid.times > 0}
          lit={isLit ? hand : null}
          voice={voice}
        />
        <Hand holding={holding} view={view} voice={voice} />
        <StatusLine hand={hand} holding={holding} isTaking={isTaking} table={props} view={view} />
        {!isReplay && <Actions holding={holding} round={round} voice={voice} />}
      </div>
    </div>
  )
}
