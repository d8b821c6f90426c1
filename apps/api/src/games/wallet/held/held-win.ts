import type { DailyMost } from '@maidan/casino'
import type { Language } from '@maidan/contract'
import type { Currency } from '@maidan/money'

/**
 * Why a win is held: its game cannot have paid it, or it would take its provider's games above what they may
 * pay out in a day; of that, what stood at that moment.
 */
export type HeldBecause = { reason: 'above_largest' } | ({ reason: 'above_daily' } & DailyMost)

/** A win that waits for two people, with what the game's rules allowed; minor units. */
export type HeldWin = {
  platform: string
  transactionId: string
  roundId: string
  playerId: bigint
  language: Language
  gameCode: string
  gameName: string
  currency: Currency
  betMinor: bigint
  winMinor: bigint
  largestMinor: bigint
  because: HeldBecause
  /** The part of it that came out of a pot. */
  jackpot: { code: string; amountMinor: bigint } | null
  holdKey: string
}

/** The name under which the ledger holds a win. */
export function winHold(platform: string, transactionId: string): string {
  return `win:${platform}:${transactionId}`
}
