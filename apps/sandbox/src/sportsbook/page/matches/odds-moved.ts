import { oddsCenti } from '../slip/bet-return.ts'

/** Whether odds rose or fell; null when they stand, came new or went away. */
export function oddsMoved(before: string | null, after: string | null): 'up' | 'down' | null {
  if (before === null || after === null) return null
  const risenCenti = oddsCenti(after) - oddsCenti(before)
  if (risenCenti === 0n) return null
  return risenCenti > 0n ? 'up' : 'down'
}
