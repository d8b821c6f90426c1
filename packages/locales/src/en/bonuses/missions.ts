import type { Texts } from '../../define-text.ts'

/** How far a mission is, what counts, and what its reward is bound to. */
export const missions = {
  day: 'This day: {from} to {until} (GMT+6)',
  week: 'This week: {from} to {until} (GMT+6)',
  dayOver: 'The day from {from} to {until} (GMT+6) is over',
  weekOver: 'The week from {from} to {until} (GMT+6) is over',
  laterDay: 'It counts from the next whole day: {from} to {until} (GMT+6).',
  laterWeek: 'It counts from the next whole week: {from} to {until} (GMT+6).',
  progress: '{done} of {plays} plays',
  asked: '{plays} plays of {stake} or more',
  reward: 'Reward',
  take: 'Take {amount}',
  taking: 'Taking it...',
  until: 'It can be taken until {until} (GMT+6).',
  goes: 'It is kept for you and becomes yours once you have staked {amount} within {days} days. You need not: your own money and other bonuses do not wait for it.',
  goesOwn: 'It goes into your main wallet, to play with or to withdraw.',
  takenKept: '{amount} is taken and kept for you. See in your turnover how far you are.',
  takenOwn: '{amount} is taken: it went into your main wallet.',
  toTurnover: 'My turnover',
  what: 'What counts',
  counted: 'These count: {plays}.',
  decided:
    'A round or a bet counts in the period in which it is decided, once, with a stake of {stake} or more. What is open, given back or void does not count, and free rounds do not.',
  house:
    'On the exchange a market counts as one play once it is settled, if you had {stake} or more at risk against the house.',
  cost: 'The plays stake {amount} or more in all, and all of it can be lost.',
  more: 'That is more than the reward gives: {reward}. Who plays for the reward alone may lose more than it brings.',
  broke: 'We could not reach the server. Please try again: a reward is given once at most.',
  unread: 'Your missions could not be read.',
  inDay: 'in one day',
  inWeek: 'in one week',
} as const satisfies Texts
