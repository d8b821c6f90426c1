import type { MatcherMemory } from './matcher-memory.ts'

/** Markets in memory before the closed ones among them are read from the database again. */
export const ROOMS_MAX = 5_000
/** Players whose accounts are remembered; beyond, they are read again. */
export const BETTORS_MAX = 50_000

/** Between two waves: what nobody needs any more does not stay for the life of the process. */
export function forgetIdle({ rooms, bettors }: Pick<MatcherMemory, 'rooms' | 'bettors'>) {
  if (bettors.size > BETTORS_MAX) bettors.clear()
  if (rooms.size <= ROOMS_MAX) return
  for (const [code, { life }] of rooms) if (life.status === 'closed') rooms.delete(code)
}
