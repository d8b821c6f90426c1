import type { Language } from '@maidan/contract'
import type { Currency } from '@maidan/money'

/** A win that its game cannot have paid, with what the game's rules allowed; minor units. */
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
  /** The part of it that came out of a pot. */
  jackpot: { code: string; amountMinor: bigint } | null
  holdKey: string
}

/** The name under which the ledger holds a win. */
export function winHold(platform: string, transactionId: string): string {
  return `win:${platform}:${transactionId}`
}
