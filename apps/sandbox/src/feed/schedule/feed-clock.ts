/**
 * The feed's own time. At speed 1 it is the time of day; at speed 20 a match of three hours takes
 * nine minutes. It is worked out from one fixed moment, so that a feed restarted at the same speed
 * stands where it stood.
 */
export type FeedClock = {
  /** The feed's time, in ms; never goes back. */
  nowMs: () => number
  speed: () => number
  /** From now on. */
  setSpeed: (speed: number) => void
  /** Lets so much of the feed's time have passed. */
  jump: (byMs: number) => void
  /** When something of the feed's time happens, or happened, by the clock on the wall. */
  wallMs: (feedMs: number) => number
}

export const SPEED_MIN = 0.1
export const SPEED_MAX = 200

const EPOCH_MS = Date.UTC(2026, 0, 1)

export function createFeedClock(now: () => number, startSpeed: number): FeedClock {
  let speed = startSpeed
  let anchor = { wallMs: EPOCH_MS, feedMs: EPOCH_MS }
  const nowMs = () => anchor.feedMs + (now() - anchor.wallMs) * speed
  const anchorAt = (feedMs: number) => {
    anchor = { wallMs: now(), feedMs }
  }
  return {
    nowMs,
    speed: () => speed,
    setSpeed(next) {
      anchorAt(nowMs())
      speed = next
    },
    jump: (byMs) => anchorAt(nowMs() + byMs),
    wallMs: (feedMs) => Math.round(anchor.wallMs + (feedMs - anchor.feedMs) / speed),
  }
}
