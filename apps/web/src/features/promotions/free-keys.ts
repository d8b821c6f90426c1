import { SPORTS_BOOK } from '@maidan/contract/facts'

const ROUND_KEYS = {
  title: 'title',
  offer: 'offer',
  at: 'at',
  until: 'until',
  play: 'play',
  bet: 'bet',
  time: 'time',
  take: 'take',
  taken: 'taken',
} as const

const BET_KEYS = {
  title: 'titleBets',
  offer: 'offerBets',
  at: 'atBets',
  until: 'untilBets',
  play: 'playBets',
  bet: 'betBets',
  time: 'timeBets',
  take: 'takeBets',
  taken: 'takenBets',
} as const satisfies Record<keyof typeof ROUND_KEYS, string>

/** Whether the free rounds of a game are bets on sports. */
export const isFreeBet = (game: string) => game === SPORTS_BOOK

/** The words for what is given of a game: free rounds, or in the sports book free bets. */
export function freeKeys(game: string): typeof ROUND_KEYS | typeof BET_KEYS {
  return isFreeBet(game) ? BET_KEYS : ROUND_KEYS
}
