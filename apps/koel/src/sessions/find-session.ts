import type { Shop } from '../shop/open-shop.ts'
import type { Session } from '../store/keep-sessions.ts'
import { hashToken } from './hash-token.ts'

const LONGEST_MS = 12 * 3_600_000
const IDLE_MS = 2 * 3_600_000

/** The living session of a token: not older than the operator's, and used not long ago. */
export function findSession(shop: Shop, token: string): Session | null {
  const session = shop.sessions.findByToken(hashToken(token))
  if (!session) return null
  const nowMs = shop.nowMs()
  if (nowMs - session.createdMs > LONGEST_MS || nowMs - session.usedMs > IDLE_MS) return null
  shop.sessions.setUsed(session.id, nowMs)
  return session
}
