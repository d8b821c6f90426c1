import type { ErrorCode } from '@maidan/contract'
import type { ImmediateCommand, PlaceCommand } from '@maidan/exchange/engine'

/** Who bets, and the ledger accounts of their money and of what they have at risk. */
export type Bettor = { playerId: number; cash: bigint; exposure: bigint }

/** What a matcher is asked: what the engine does, with the accounts of who asks. */
export type MatcherCommand =
  | PlaceRequest
  | OneMarketCommand
  /** The database knows more than the memory: read the market anew. */
  | { type: 'reload'; code: string }

/** What is done to one market at once. */
export type OneMarketCommand =
  | (Extract<ImmediateCommand, { bettor: unknown }> & { bettor: Bettor })
  | Exclude<ImmediateCommand, { bettor: unknown }>

/** Bets under a name that the player's app gave them: asked again they are not taken again. */
export type PlaceRequest = PlaceCommand & {
  bettor: Bettor
  clientRef: string
  fingerprint: string
  /** Whether their own limits put a floor under their cash, which is looked at where their money is held. */
  hasFloor?: boolean
}

export type MatcherAnswer =
  | { status: 'done'; orderIds: readonly number[] }
  | { status: 'refused'; code: ErrorCode; params?: Record<string, string | number> }

/** Whether the matcher could not do its work, so that the same may be asked again. */
export function isLost(answer: MatcherAnswer): boolean {
  if (answer.status === 'done') return false
  return answer.code === 'UNAVAILABLE' || answer.code === 'NOT_CONFIRMED'
}
