import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { openPool } from '../database/open-pool.ts'
import type { Pulse } from '../database/pulse.ts'
import { TooBusy } from '../too-busy.ts'
import { LimitReached } from './limit-reached.ts'
import { limitRules, type LimitName } from './limit-rules.ts'

/** The limiters' own connections: they want plain numbers, and must not wait behind money. */
const POOL_MAX = 3
/** Counting a try is one row: what takes longer does not come. */
const TIMEOUT_MS = 5_000

export type Limits = {
  /** Takes a point; refuses with the seconds to wait when none is left. */
  take(limit: LimitName, key: string): Promise<void>
  /** Takes a point and says whether there was one, where more is asked of who has none left. */
  hasLeft(limit: LimitName, key: string): Promise<boolean>
  /** Gives the points of a key back, after a success. */
  reset(limit: LimitName, key: string): Promise<void>
  close(): Promise<void>
}

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** Opens the limits; `scale` multiplies every rule, for load tests. */
export async function openLimits(
  { url, scale }: { url: string; scale: number },
  pulse: Pulse,
): Promise<Limits> {
  const pool = openPool({
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  const limiters = new Map<LimitName, Limiter>()
  for (const name of Object.keys(limitRules) as LimitName[])
    limiters.set(name, await openLimiter(pool, name, scale))
  const of = (name: LimitName): Limiter => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`no limit ${name}`)
    if (limiter instanceof RateLimiterPostgres && !pulse.isThere())
      throw new TooBusy('the database is away')
    return limiter
  }
  return {
    take: async (name, key) => {
      const limiter = of(name)
      const refused = await takePoint(limiter, key)
      if (!refused) return
      const isFirst = refused.consumedPoints === limiter.points + 1
      throw new LimitReached(name, { seconds: secondsLeft(refused), isFirst })
    },
    hasLeft: async (name, key) => (await takePoint(of(name), key)) === undefined,
    reset: async (name, key) => void (await of(name).delete(key)),
    close: () => pool.end(),
  }
}

/**
 * What is left to wait when no point was, else nothing. A wait that is longer than the rule's own
 * comes from a clock that was set back since: it begins anew.
 */
async function takePoint(limiter: Limiter, key: string): Promise<RateLimiterRes | undefined> {
  const refused = await consume(limiter, key)
  if (!refused || secondsLeft(refused) <= limiter.duration) return refused
  await limiter.delete(key)
  return consume(limiter, key)
}

async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** What a stranger can ask without end is counted in the process; everything rarer, for all processes. */
const OF_A_PROCESS: readonly LimitName[] = [
  'requestsPerIp',
  'walletCallsPerIp',
  'badSignaturePerIp',
]

function openLimiter(pool: pg.Pool, name: LimitName, scale: number): Promise<Limiter> {
  const { points, seconds } = limitRules[name]
  const options = { keyPrefix: name, points: points * scale, duration: seconds }
  if (OF_A_PROCESS.includes(name)) return Promise.resolve(new RateLimiterMemory(options))
  return new Promise((resolve, reject) => {
    const limiter: RateLimiterPostgres = new RateLimiterPostgres(
      { ...options, storeClient: pool, storeType: 'pool', tableName: 'limit_use' },
      (error?: Error) => (error ? reject(error) : resolve(limiter)),
    )
  })
}
