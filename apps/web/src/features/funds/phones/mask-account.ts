const shownEnds = 2
const starsMax = 12

/** An account by its first two and last two signs: `01*******78` (CASH-37). */
export function maskAccount(account: string): string {
  const hidden = account.length - 2 * shownEnds
  if (hidden <= 0) return '*'.repeat(account.length)
  const stars = '*'.repeat(Math.min(hidden, starsMax))
  return `${account.slice(0, shownEnds)}${stars}${account.slice(-shownEnds)}`
}
