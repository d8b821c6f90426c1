import type { PartnerKey } from '@maidan/cashier'
import type pg from 'pg'
import type { SealKeys } from '../../../platform/authenticator/seal-text.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import { keepToken, noteCall, readToken, type KeptToken } from './kept-token.ts'
import { underLock } from './under-lock.ts'

export type TokenPorts = { db: Db; pool: pg.Pool; clock: Clock; seal: SealKeys }

export type Granted = { token: string; refresh: string; livesMs: number }

/** How a partner gives tokens; null where it gave none. */
export type TokenSource = {
  partner: PartnerKey
  grant(): Promise<Granted | null>
  refresh(refresh: string): Promise<Granted | null>
}

/** Both answer null while no token is to be had; the partner must not be asked for one then. */
export type SharedToken = {
  take(): Promise<string | null>
  /** Another one than a token that the partner did not take. */
  replace(refused: string): Promise<string | null>
}

/** A token is renewed when five sixths of its life are over: one of an hour at minute 50. */
const FRESH_PART = 5 / 6
/** A token that ends while a call is under way is no use. */
const LAST_USE_MS = 45_000

/**
 * One token for all processes: it lies sealed in the database, and who renews it holds a lock. A
 * grant for each process, or worse for each payment, would get the house blocked.
 */
export function openSharedToken(ports: TokenPorts, source: TokenSource): SharedToken {
  const renewing = new Map<string, Promise<string | null>>()

  /** Within a process, too, only one asks. */
  function renew(refused: string): Promise<string | null> {
    const underWay = renewing.get(refused)
    if (underWay) return underWay
    const renewed = underLock(ports.pool, 'partnerToken', () => renewOnce(ports, source, refused))
    const ended = renewed.finally(() => renewing.delete(refused))
    renewing.set(refused, ended)
    return ended
  }

  return {
    async take() {
      const kept = await readToken(ports, source.partner)
      return kept && isFresh(kept, ports.clock.now()) ? kept.token : renew('')
    },
    replace: renew,
  }
}

/** Under the lock. What another process got meanwhile is taken; else the partner is asked. */
async function renewOnce(
  ports: TokenPorts,
  source: TokenSource,
  refused: string,
): Promise<string | null> {
  const now = ports.clock.now()
  const kept = await readToken(ports, source.partner)
  const passing = kept && kept.token !== refused ? kept : null
  if (passing && isFresh(passing, now)) return passing.token
  const usable = passing && isUsable(passing, now) ? passing : null
  const left = usable?.token ?? null
  if (!(await noteCall(ports, source.partner, now))) return left
  // A token that is over or was refused is granted anew: its refresh may be over as well.
  const granted = usable ? await source.refresh(usable.refresh) : await source.grant()
  if (!granted) return left
  const { token, refresh, livesMs } = granted
  const expiresAt = new Date(now.getTime() + livesMs)
  await keepToken(ports, source.partner, { token, refresh, grantedAt: now, expiresAt })
  return token
}

function isFresh({ grantedAt, expiresAt }: KeptToken, now: Date): boolean {
  const lifeMs = expiresAt.getTime() - grantedAt.getTime()

  return now.getTime() < grantedAt.getTime() + lifeMs * FRESH_PART
}

function isUsable({ expiresAt }: KeptToken, now: Date): boolean {
  return now.getTime() < expiresAt.getTime() - LAST_USE_MS
}
