export type Sent = Readonly<Record<string, string>>

export type Answer = { status: number; body: Readonly<Record<string, string>> }

/** Refusals of the protocol, by code. */
const STATUS = {
  SESSION_EXPIRED: 401,
  WALLET_NOT_ENOUGH_MONEY: 402,
  GAME_NOT_FOUND: 404,
  ROUND_NOT_FOUND: 404,
  BET_NOT_FOUND: 404,
  ROUND_CLOSED: 409,
  BET_ROLLED_BACK: 409,
  BET_ALREADY_SETTLED: 409,
  TRANSACTION_CONFLICT: 409,
  FREE_GRANT_NOT_FOUND: 404,
  FREE_GRANT_MISMATCH: 409,
  FREE_GRANT_OVER: 409,
  JACKPOT_NOT_FOUND: 404,
  CONTEST_NOT_OFFERED: 409,
  CONTEST_MISMATCH: 409,
  CONTEST_NOT_FOUND: 404,
  CONTEST_CLOSED: 409,
  CONTEST_SHORT: 409,
  CONTEST_NOT_DECIDED: 409,
  CONTEST_NOT_PAID_OUT: 409,
} as const

export type LittleRefusal = keyof typeof STATUS

/** A refusal as the document has it; `more` are fields beside its code. */
export function refusal(code: LittleRefusal, more: Record<string, string> = {}): Answer {
  return { status: STATUS[code], body: { message: code, code, request_id: 'r', ...more } }
}
