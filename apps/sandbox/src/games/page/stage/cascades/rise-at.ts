/** How fast what falls grows faster, in rows per second per second. */
const GRAVITY = 52

/** The share of its speed with which a symbol jumps once it lands. */
const BOUNCE = 0.2

/** How many rows a symbol is above its place, so long after it was let go so many rows above it. */
export function riseAt(ms: number, rows: number): number {
  if (ms <= 0) return rows
  const seconds = ms / 1000
  const landed = Math.sqrt((2 * rows) / GRAVITY)
  if (seconds < landed) return rows - 0.5 * GRAVITY * seconds * seconds
  const since = seconds - landed
  const jump = BOUNCE * GRAVITY * landed
  return Math.max(0, jump * since - 0.5 * GRAVITY * since * since)
}

/** How long a symbol is on its way that falls so many rows, its jump included. */
export function fallMs(rows: number): number {
  return Math.sqrt((2 * rows) / GRAVITY) * (1 + 2 * BOUNCE) * 1000
}
