import type { Texts } from '../../define-text.ts'

/** What a week of play stands at, and by which rule a share of it comes back. */
export const cashback = {
  week: 'This week: {from} to {until} (GMT+6)',
  lost: 'Lost so far, wins taken off',
  ahead: 'You are ahead by',
  comes: 'As it stands, you get back',
  later: 'It counts from the next whole week, Monday 00:00 to Monday 00:00.',
  last: 'Given last',
  how: 'How it is counted',
  rule: '{percent}% of what your play lost from Monday 00:00 to Monday 00:00 in Dhaka comes back by itself on Monday.',
  counted: 'These are added up, wins taken off: {plays}.',
  least: 'From a loss of {amount} in the week.',
  most: 'At most {amount} a week.',
  decided:
    'A round or a bet belongs to the week in which it was decided. What is open or given back counts nothing. What is changed after the week was counted changes nothing any more.',
  house:
    'On the exchange, a loss counts as far as you had staked against the house; what you lose to another player does not.',
  kept: 'It is kept for you and becomes yours once you have staked it ×{times} within {days} days. You need not: your own money and other bonuses do not wait for it.',
  own: 'It is your own money at once.',
} as const satisfies Texts
