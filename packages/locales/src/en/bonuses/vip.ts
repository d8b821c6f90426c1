import type { Texts } from '../../define-text.ts'

export const vip = {
  title: 'My VIP',
  balance: 'VIP points (VP)',
  level: 'Expert III',
  levelHint:
    'The VIP card of every player, whatever the level in Personal Info. One point for every {stake} that you stake.',
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
