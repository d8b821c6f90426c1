/** A way from 0 to 1 that begins fast and ends softly. */
export function ease(share: number): number {
  return 1 - (1 - share) * (1 - share)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** A number that drifts slowly between -1 and 1, another for each seed; at rest it stands still. */
export function drift(seed: number, nowMs: number): number {
  const ms = Number.isFinite(nowMs) ? nowMs : 0
  return Math.sin(ms / 1700 + seed * 2.4) * Math.cos(ms / 2300 + seed * 1.3)
}
