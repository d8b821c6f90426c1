import type { Selection } from '../../../lib/exchange/selection.ts'
import { readMinor, typedMinor } from '../../../lib/read-money.ts'
import { useStored } from '../../../lib/session/storage.ts'
import { figuresOf, holdOf } from '../bet/figures.ts'
import { oddsOf } from '../placing/new-bet.ts'
import type { Draft } from '../placing/new-bet.ts'
import { useExposure } from '../queries.ts'

export type Needed = { availableMinor: bigint; neededMinor: bigint }

/** What the player has to bet with, and how much of it this bet would hold besides. */
export function useNeeded(selection: Selection, draft: Draft): Needed {
  const held = useExposure().data?.markets.find((market) => market.market_id === selection.marketId)
  const availableMinor = readMinor(useStored('balance'))
  const stakeMinor = typedMinor(draft.stake) ?? 0n
  const terms = { ...selection, odds: oddsOf(selection, draft) ?? '', stakeMinor }
  const lostMinor = figuresOf(terms)?.loseMinor ?? 0n
  if (held === undefined) return { availableMinor, neededMinor: lostMinor }
  // Scores that a line's bets set against each other are for the server to add up.
  if (selection.selectionId === null) return { availableMinor, neededMinor: 0n }
  const worsts = new Map(
    held.outcomes.flatMap(({ selection_id, worst }) =>
      selection_id === null ? [] : [[selection_id, readMinor(worst)] as const],
    ),
  )
  const bet = { ...terms, selectionId: selection.selectionId }
  return { availableMinor, neededMinor: holdOf([...worsts.keys()], worsts, bet) }
}
