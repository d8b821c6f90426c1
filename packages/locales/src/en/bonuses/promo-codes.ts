import type { Texts } from '../../define-text.ts'

/** A code is entered, looked at and taken. */
export const promoCodes = {
  title: 'Do you have a code?',
  code: 'Promo code',
  empty: 'Enter the code.',
  look: 'See what it gives',
  looking: 'Looking...',
  use: 'Use the code {code}',
  bonus: 'You get',
  toStake: 'To be staked for it',
  times: '{times} times the bonus',
  nothing: 'Nothing: it is yours at once',
  time: 'Time for it',
  days: '{days} days',
  until: 'The code can be used until',
  means:
    'The bonus is kept for you and becomes yours when this is staked. Until then you play with your own money, and a withdrawal waits for it. You can give the bonus up at any time and withdraw.',
  meansFree: 'It goes into your main wallet, to play with or to withdraw.',
  take: 'Take the bonus',
  taking: 'Taking it...',
  notNow: 'Not now',
  kept: '{amount} is kept for you. See in your turnover how far you are.',
  paid: '{amount} is in your main wallet.',
  toTurnover: 'My turnover',
  toProfile: 'To the profile',
  close: 'Close',
  failed: 'It did not work. Nothing has changed. Please try again.',
  broke: 'We could not reach the server. Please try again: a code is given once at most.',
} as const satisfies Texts
