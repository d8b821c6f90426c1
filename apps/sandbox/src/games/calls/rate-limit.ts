import { StudioError } from '../../games/errors/studio-error.ts'

type Rate = { perSecond: number; burst: number }

/** Sessions that are remembered at most; beyond it those that have all their calls left are dropped. */
const REMEMBERED_MAX = 20_000

type Bucket = { left: number; atMs: number }

/**
 * Counts the calls of each session, `burst` at once and `perSecond` after that. Throws TOO_FAST with
 * how long to wait.
 */
export function rateLimit({ perSecond, burst }: Rate): (session: string, nowMs: number) => void {
  const buckets = new Map<string, Bucket>()
  const leftAt = ({ left, atMs }: Bucket, nowMs: number) =>
    Math.min(burst, left + ((nowMs - atMs) * perSecond) / 1_000)
  const forget = (nowMs: number) => {
    for (const [session, bucket] of buckets) {
      if (leftAt(bucket, nowMs) >= burst) buckets.delete(session)
    }
  }
  return (session, nowMs) => {
    if (buckets.size >= REMEMBERED_MAX) forget(nowMs)
    const left = leftAt(buckets.get(session) ?? { left: burst, atMs: nowMs }, nowMs)
    if (left < 1) {
      const retryAfterMs = Math.ceil(((1 - left) * 1_000) / perSecond)
      throw new StudioError('TOO_FAST', { retryAfterMs })
    }
    buckets.set(session, { left: left - 1, atMs: nowMs })
  }
}
