import type { Texts } from '../../define-text.ts'

/** The shelves of the lobby, and the way back to what a guest looked at. */
export const lobby = {
  recent: 'Played lately',
  popular: 'Most played',
  popularHint: 'By the rounds of the last seven days',
  newest: 'New games',
  goOn: 'Go on',
  goOnTo: 'Go on to {name}',
  forgetMatch: 'Forget this match',
} as const satisfies Texts
