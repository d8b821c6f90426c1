import type { Texts } from '../../define-text.ts'

export const vip = {
  title: 'My VIP',
  balance: 'VIP points (VP)',
  level: 'Expert III',
  levelHint:
    'The VIP card of every player, whatever the level in Personal Info. One point for every {stake} that you stake.',
  ladderHint: 'One point for every {stake} that you stake. On this level it is {percent}% of that.',
  toNext: '{points} VP to {level}',
  highest: 'This is the highest level.',
  earned: 'Earned so far: {points} VP, converted ones among them.',
  levels: 'Levels',
  from: 'from {points} VP earned',
  earns: '{percent}% points',
  yours: 'Your level',
  forGood:
    'A level stays yours: there is no date to keep and nothing to play for it. What points are worth is less than what is staked for them. A bet counts once it is decided; on the exchange, bets against the house count.',
  noLevels: 'The levels cannot be shown right now.',
  convert: 'Convert to cash',
  amount: 'Points to convert',
  rate: '1 VP = {rate}',
  worth: 'You get {amount}',
  button: 'Convert',
  converting: 'Converting...',
  short: 'Not enough points. Points must follow minimum VP required to convert.',
  minimum: 'Minimum VP Required: 10',
  close: 'Close',
  done: 'Converted. The money is in your main wallet.',
  failed: 'An error occurred',
  broke: 'An error occurred while converting coins',
} as const satisfies Texts
