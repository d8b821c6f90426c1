import type { Texts } from '../../define-text.ts'

/** The shelves of the lobby, and the way back to what a guest looked at. */
export const lobby = {
  recent: 'Played lately',
  popular: 'Most played',
  popularHint: 'By the rounds of the last seven days',
  newest: 'New games',
  jackpotFed: '{share} % of each bet of these games goes into it. One round wins all of it.',
  jackpotLast: 'Last won: {amount} on {day}',
  unfinished: 'Unfinished rounds',
  allUnfinished: 'Show all of them: {count}',
  goOnWith: 'Go on with {name}',
  moneyInIt: 'You have {stake} in it',
  since: 'since {time}',
  awayPlayed:
    'It waits for you. {time} after your last move it is played to its end, and what you win is paid.',
  awayRoom: 'Its room ends it by itself, and what you win is paid.',
  awaySettled: 'It is being settled. Without a result your stake comes back after 6 hours.',
  waitHours: '{count} hours',
  waitMinutes: '{count} minutes',
  goOn: 'Go on',
  goOnTo: 'Go on to {name}',
  forgetMatch: 'Forget this match',
} as const satisfies Texts
