import type { BettingRecord } from '../../features/betting/queries.ts'

/** What a play that cost nothing is called: a bet on sports, or a round of a game. */
export function freeWord({ game_type }: Pick<BettingRecord, 'game_type'>): 'freeBet' | 'freeRound' {
  return game_type === 'sports' ? 'freeBet' : 'freeRound'
}
