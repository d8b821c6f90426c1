import type { Texts } from '../../define-text.ts'

export const keptBonus = {
  kept: 'Bonus kept for you:',
  terms:
    'The bonus is kept for you and becomes yours when the turnover is done, for which you have {days} days. Until then you play with your own money. You can give the bonus up at any time.',
  means:
    'It becomes yours when the turnover is done. A bet counts once it is decided, and is paid from your own money.',
  until: 'Time for it until {time}',
  released: 'Bonus paid out',
  given_up: 'Bonus given up',
  expired: 'Bonus gone: its time was over',
  giveUp: 'Withdraw without the bonus',
  title: 'Give the bonus up?',
  loses: 'The bonus that you give up',
  falls: 'What you need not stake any more',
  free: 'Your own money, free to withdraw',
  stillOpen: 'Another turnover is still open.',
  final: 'Your own money stays as it is. The bonus does not come back.',
  keep: 'Keep the bonus',
  yes: 'Give it up',
  busy: 'Giving it up...',
  failed: 'It could not be given up. Please try again.',
  tooLarge: 'Your bonus asks for smaller bets',
  tooLargeText:
    'While the bonus is kept for you, you can stake up to {max} at once in a game. This bet was not taken. Bet less, or give the bonus up: your own money stays as it is.',
  betLess: 'I will bet less',
  freeTitle: 'No bonus limits your bets now',
  freeText: 'The bet that was refused has not been taken. Place it again if you like.',
  playOn: 'Back to the game',
} as const satisfies Texts
