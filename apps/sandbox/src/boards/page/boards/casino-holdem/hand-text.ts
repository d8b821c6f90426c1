import type { MadeHand, Rank } from '@maidan/casino'
import type { HoldemProps } from './props.ts'

type NamedRank = 1 | 11 | 12 | 13

/** What a hand is called: a pair and a high card with their rank. */
export function handText({ name, rank }: MadeHand, say: HoldemProps['voice']['say']): string {
  if (name === 'pair')
    return isNamed(rank) ? say(`pair-${rank}`) : say('pair-rank', { rank: String(rank) })
  if (name !== 'high-card') return say(name)
  return isNamed(rank) ? say(`high-${rank}`) : say('high-rank', { rank: String(rank) })
}

/** Aces and pictures have names, the others their number. */
function isNamed(rank: Rank): rank is NamedRank {
  return rank === 1 || rank > 10
}
