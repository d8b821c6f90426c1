import type { Pool } from 'pg'
import { z } from 'zod'
import type { WalletClient } from '../wallet/wallet-client.ts'
import { askPurse } from './demo-purse.ts'
import { isDemo } from './demo-session.ts'

const CALL = z.object({ session: z.string().default('') })

/**
 * A wallet that asks a session's own money: the studio's purse for one of play money, whose calls
 * never leave the house, and the operator for every other.
 */
export function withDemoPurse(db: Pool, operator: WalletClient): WalletClient {
  return async (provider, verb, rawBody) => {
    const { session } = CALL.parse(JSON.parse(rawBody))
    return isDemo(session) ? askPurse(db, verb, rawBody) : operator(provider, verb, rawBody)
  }
}
