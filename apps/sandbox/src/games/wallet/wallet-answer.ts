import { z } from 'zod'

const DIGITS = /^\d{1,18}$/

/** Fields any wallet answer may carry; which of them must be there depends on the call. */
const WALLET_BODY = z.object({
  balance: z.string().regex(DIGITS).optional(),
  currency: z.string().optional(),
  session: z.string().optional(),
  player: z.string().optional(),
  username: z.string().optional(),
  language: z.string().optional(),
  may_bet: z.boolean().optional(),
  bonus_odds_min: z.string().optional(),
  jackpot_amount: z.string().regex(DIGITS).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})

export type WalletBody = z.infer<typeof WALLET_BODY>

export type WalletAnswer =
  | { kind: 'done'; balanceMinor: bigint; body: WalletBody }
  | { kind: 'refused'; status: number; code: string; body: WalletBody }
  | { kind: 'unknown'; reason: string }

/**
 * Reads what the wallet said. Only a 2xx with a balance is done, and only a 4xx with the wallet's own
 * error code is refused: everything else may or may not have moved money.
 */
export function readWalletAnswer(status: number, text: string): WalletAnswer {
  const body = parseBody(text)
  if (body === null) return { kind: 'unknown', reason: `HTTP ${status} without a readable body` }
  if (status >= 200 && status < 300 && body.balance !== undefined) {
    return { kind: 'done', balanceMinor: BigInt(body.balance), body }
  }
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429
  if (refused && body.code !== undefined) return { kind: 'refused', status, code: body.code, body }
  return { kind: 'unknown', reason: `HTTP ${status} ${body.code ?? ''}`.trim() }
}

function parseBody(text: string): WalletBody | null {
  try {
    return WALLET_BODY.parse(JSON.parse(text))
  } catch {
    return null
  }
}
