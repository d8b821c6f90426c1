import type { Texts } from '../../define-text.ts'

export const notices = {
  title: 'Notifications',
  sound: 'Sound when money arrives',
  soundMeans: 'Two soft notes while Maidan is open.',
  off: 'Be told on this device when money arrives, a withdrawal is sent, a bet is settled or a message comes, even when Maidan is closed.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  onHere: 'On for this device',
  money: 'Money has arrived',
  withdrawal: 'A withdrawal was sent',
  bets: 'A bet was settled',
  messages: 'Messages and answers of support',
  amounts: 'Show amounts',
  amountsMean: 'Others may read them on a locked screen.',
  unsupported:
    'This browser cannot show notifications. On an iPhone, add Maidan to the home screen first and open it from there.',
  denied:
    'This browser blocks notifications of this site. Allow them in its settings for this site, then come back.',
  failed: 'Not changed. Please try again.',
  unreachable: 'This browser reaches no push service now. Check the connection and try again.',
  arrived: '{amount} has arrived in your wallet.',
  sent: '{amount} was sent to your account.',
  rejectedDeposit: 'Your deposit was not credited. The record says why.',
  rejectedWithdrawal: 'Your withdrawal came back. The record says why.',
} as const satisfies Texts
