import type { MatcherMemory } from './matcher-memory.ts'

/** Markets in memory before the closed ones among them are read from the database again. */
export const MARKETS_MAX = 5_000
/** Players whose accounts are remembered; beyond, they are read again. */
export const BETTORS_MAX = 50_000

/** Between two batches: what nobody needs any more does not stay for the life of the process. */
export function forgetIdle({ markets, bettors }: Pick<MatcherMemory, 'markets' | 'bettors'>) {
  if (bettors.size > BETTORS_MAX) bettors.clear()
  if (markets.size <= MARKETS_MAX) return
  for (const [code, { life }] of markets) if (life.status === 'closed') markets.delete(code)
}
