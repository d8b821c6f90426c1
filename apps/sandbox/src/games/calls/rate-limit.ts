import { StudioError } from '../errors/studio-error.ts'

type Rate = { perSecond: number; burst: number }

type Options = { scale?: number; code?: 'TOO_FAST' | 'SPIN_TOO_FAST' }

/** Sessions that are remembered at most; beyond it those that have all their calls left are dropped. */
const REMEMBERED_MAX = 20_000

type Bucket = { left: number; atMs: number }

/**
 * Counts the calls of each session, `burst` at once and `perSecond` after that, `scale` times as
 * many where a studio has to bear more of one session. Throws `code` with how long to wait.
 */
export function rateLimit(
  rate: Rate,
  { scale = 1, code = 'TOO_FAST' }: Options = {},
): (session: string, nowMs: number) => void {
  const perSecond = rate.perSecond * scale
  const burst = rate.burst * scale
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
      throw new StudioError(code, { retryAfterMs })
    }
    buckets.set(session, { left: left - 1, atMs: nowMs })
  }
}
