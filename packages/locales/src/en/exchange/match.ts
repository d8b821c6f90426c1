import type { Texts } from '../../define-text.ts'

/** A match as somebody sees it who is not logged in. */
export const match = {
  match: 'Match',
  gone: 'This match is not on',
  goneHint: 'It is over, or has not been opened yet. The home page shows what is on now.',
  over: '{name} is over.',
  toWhatIsOn: 'See what is on now',
  failed: 'The match did not load',
  failedHint: 'The connection may have dropped. Try again in a moment.',
  toHome: 'To the home page',
  logInToBet: 'These are the prices of this moment. Log in to bet on this match.',
} as const satisfies Texts
