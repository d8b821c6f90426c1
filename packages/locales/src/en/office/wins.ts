import type { Texts } from '../../define-text.ts'

export const wins = {
  title: 'Held wins',
  lead: 'Wins above the largest that their game can pay. The money is held in the player’s name until two people decide.',
  empty: 'No win is held',
  alarm:
    '{count} wins above the largest of their game are held. Look at them and ask the provider.',
  alarmOne: 'A win above the largest of its game is held. Look at it and ask the provider.',
  player: 'Player',
  game: 'Game',
  bet: 'Bet',
  win: 'Win',
  largest: 'Largest allowed',
  round: 'Round',
  transaction: 'Transaction',
  at: 'Came',
  pay: 'Pay to the player',
  return: 'Return to the house',
  waits: 'Request {id} waits for a second person.',
  ask_pay: 'Ask to pay this win?',
  ask_return: 'Ask to return this win to the house?',
  means_pay:
    'When a second person agrees, the player can spend it at once and is told. A win of free rounds counts among their wins instead, by the terms of the promotion.',
  means_return: 'When a second person agrees, the player does not get it and is told.',
  reason: 'What you found',
  reasonHint: 'The second person reads it.',
  reasonMissing: 'Say what you found.',
  asked: 'A second person is asked.',
} as const satisfies Texts
