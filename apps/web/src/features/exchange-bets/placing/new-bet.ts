import type { CallInput } from '@maidan/contract'
import type { placeBets } from '@maidan/contract/facts'
import type { Selection } from '../../../lib/exchange/selection.ts'
import type { Bet } from '../queries.ts'
import { snapOdds } from '../slip/odds/odds-steps.ts'

export type NewBet = CallInput<typeof placeBets>['body']['bets'][number]

/** What the player has set in his slip. */
export type Draft = {
  odds: string
  /** What was typed where the ladder took other odds; null when they are as they were typed. */
  typedOdds: string | null
  run: string | null
  stake: string
  persistence: Bet['persistence']
  onEvent: Bet['on_event']
  acceptAny: boolean
  /** All of it is matched at once, or none of it. */
  allOrNothing: boolean
  /** After this long what still waits lapses; null: it may wait. */
  expiresInSeconds: number | null
}

export function draftOf(selection: Selection, stake = ''): Draft {
  const { odds, run } = selection
  return {
    odds,
    typedOdds: null,
    run,
    stake,
    persistence: 'lapse',
    onEvent: 'keep',
    acceptAny: false,
    allOrNothing: false,
    expiresInSeconds: null,
  }
}

/** The price that a draft asks for: on the ladder where there is one; null while it is none. */
export function oddsOf(selection: Selection, draft: Draft): string | null {
  return selection.kind === 'match_odds' ? snapOdds(draft.odds, selection.side) : draft.odds
}

/** One bet as the call takes it. How it may wait is match odds' own, accepting any rate the house's. */
export function newBet(selection: Selection, draft: Draft, odds: string): NewBet {
  const { marketId, selectionId, side, kind } = selection
  return {
    market_id: marketId,
    ...(selectionId !== null && { selection_id: selectionId }),
    side,
    odds,
    ...(draft.run !== null && { run: draft.run }),
    stake: draft.stake.replace(/^\./, '0.').replace(/\.$/, ''),
    ...(kind === 'match_odds' && waitingOf(draft)),
    ...(kind !== 'match_odds' && draft.acceptAny && { accept_any: true }),
  }
}

/** What becomes of what is not matched; of all or nothing, nothing ever waits. */
function waitingOf({ persistence, onEvent, allOrNothing, expiresInSeconds }: Draft) {
  return {
    persistence,
    ...(onEvent === 'lapse' && { on_event: onEvent }),
    ...(allOrNothing && { fill_or_kill: true }),
    ...(!allOrNothing && expiresInSeconds !== null && { expires_in_seconds: expiresInSeconds }),
  }
}
