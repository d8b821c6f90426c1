import { RawAnswer } from '../../platform/http/handler.ts'
import type { WalletOutcome } from './wallet-outcome.ts'

/** The text that was stored with the call, byte for byte; a refusal or failure is thrown on. */
export function answerMove(outcome: WalletOutcome): RawAnswer {
  if (outcome instanceof Error) throw outcome
  return new RawAnswer('application/json; charset=utf-8', outcome.text, outcome.status)
}
