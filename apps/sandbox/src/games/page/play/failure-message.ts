import { StudioRefusal } from '../studio/call-studio.ts'
import type { WordKey } from '../words/speech.ts'

/** How an error is told: its words, and whether play can go on afterwards. */
export type FailureWords = { title: WordKey; text: WordKey; ends: boolean }

const WORDS: Record<string, FailureWords> = {
  LAUNCH_REFUSED: { title: 'launchTitle', text: 'launchText', ends: true },
  SESSION_EXPIRED: { title: 'expiredTitle', text: 'expiredText', ends: true },
  GAME_NOT_FOUND: { title: 'launchTitle', text: 'launchText', ends: true },
  CURRENCY_NOT_OFFERED: { title: 'errorTitle', text: 'currencyText', ends: true },
  NOT_ENOUGH_MONEY: { title: 'noMoneyTitle', text: 'noMoneyText', ends: false },
  PLAYER_BLOCKED: { title: 'blockedTitle', text: 'blockedText', ends: false },
  BET_REFUSED: { title: 'errorTitle', text: 'refusedText', ends: false },
  BET_LEVEL_UNKNOWN: { title: 'errorTitle', text: 'refusedText', ends: false },
  RAISE_RETURNING: { title: 'errorTitle', text: 'raiseReturningText', ends: false },
  GRANT_OVER: { title: 'freeRoundsOver', text: 'freeRoundsGone', ends: false },
  GRANT_NOT_FOUND: { title: 'freeRoundsOver', text: 'freeRoundsGone', ends: false },
  WALLET_UNAVAILABLE: { title: 'errorTitle', text: 'walletDownText', ends: false },
  ROUND_UNFINISHED: { title: 'errorTitle', text: 'unfinishedText', ends: false },
  SPIN_IN_PROGRESS: { title: 'errorTitle', text: 'unfinishedText', ends: false },
  SPIN_TOO_FAST: { title: 'errorTitle', text: 'tooFastText', ends: false },
  TOO_FAST: { title: 'errorTitle', text: 'calmText', ends: false },
  CLIENT_SEED_INVALID: { title: 'errorTitle', text: 'clientSeedInvalid', ends: false },
}

/** The words for an error of a call other than a spin whose answer was lost. */
export function failureWords(error: unknown): FailureWords {
  if (!(error instanceof StudioRefusal)) {
    return { title: 'offlineTitle', text: 'offlineCall', ends: false }
  }
  return WORDS[error.code] ?? { title: 'errorTitle', text: 'internalText', ends: false }
}
