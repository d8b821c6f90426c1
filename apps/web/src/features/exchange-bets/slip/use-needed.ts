import type { Selection } from '../../../lib/exchange/selection.ts'
import { readMinor, typedMinor } from '../../../lib/read-money.ts'
import { useStored } from '../../../lib/session/storage.ts'
import { figuresOf, holdOf } from '../bet/figures.ts'
import { oddsOf } from '../placing/new-bet.ts'
import type { Draft } from '../placing/new-bet.ts'
import { useExposure } from '../queries.ts'
import type { MarketExposure } from '../queries.ts'

/** Amounts in minor units; null while it is not known. */
export type Needed = {
  /** The account's own. */
  currency: string | null
  availableMinor: bigint | null
  /** The market's exposure after the bet less the one before: 0 for a bet that is covered. */
  neededMinor: bigint | null
}

/** What the player has to bet with, and how much of it this bet would hold besides. */
export function useNeeded(selection: Selection, draft: Draft): Needed {
  const exposure = useExposure().data
  const positions = exposure?.markets
  const currency = exposure?.currency ?? null
  const balance = useStored('balance')
  const availableMinor = balance === null ? null : readMinor(balance)
  if (positions === undefined) return { currency, availableMinor, neededMinor: null }
  const held = positions.find((market) => market.market_id === selection.marketId)
  return { currency, availableMinor, neededMinor: neededOf(selection, draft, held) }
}

function neededOf(
  selection: Selection,
  draft: Draft,
  held: MarketExposure | undefined,
): bigint | null {
  const stakeMinor = typedMinor(draft.stake) ?? 0n
  const terms = { ...selection, odds: oddsOf(selection, draft) ?? '', stakeMinor }
  if (held === undefined) return figuresOf(terms)?.loseMinor ?? 0n
  // Scores that a line's bets set against each other are for the server to add up.
  if (selection.selectionId === null) return null
  const worsts = new Map(
    held.outcomes.flatMap(({ selection_id, worst }) =>
      selection_id === null ? [] : [[selection_id, readMinor(worst)] as const],
    ),
  )
  const bet = { ...terms, selectionId: selection.selectionId }
  return holdOf([...worsts.keys()], worsts, bet)
}
