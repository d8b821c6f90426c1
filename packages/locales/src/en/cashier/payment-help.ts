import type { Texts } from '../../define-text.ts'

export const paymentHelp = {
  usual_deposit:
    'Half of last week’s deposits were in the wallet within {half}, 95 of 100 within {most}.',
  usual_withdrawal:
    'Half of last week’s withdrawals were paid within {half}, 95 of 100 within {most}.',
  minutes: '{count} min',
  hours: '{count} h',
  turn_house: 'It is our turn: we check it by {time}.',
  turn_partner: 'It is the turn of {method}: it should be done by {time}.',
  turn_player: 'It is your turn: it waits to be paid.',
  turn_playerUntil: 'It is your turn: it waits to be paid until {time}.',
  late: 'It takes longer than we said. Nothing is lost. Write to us, and a person looks at it.',
  open: 'I paid, nothing came',
  title: 'Find your payment',
  lead: 'Enter the TrxID from the message of your wallet.',
  trxId: 'TrxID',
  trxIdMissing: 'Enter the TrxID.',
  find: 'Find',
  finding: 'Looking...',
  found: 'It is your payment {reference}.',
  show: 'Show how it stands',
  foundOld: 'It is too old to stand in this list. Write to us about it.',
  none: 'None of your payments has this TrxID.',
  noneMeans:
    'If you sent the money by hand and have not told us of it yet, start a deposit and enter the TrxID there. If you have, write to us with the TrxID.',
  toDeposit: 'Go to deposit',
  write: 'Write to us',
  close: 'Close',
  failed: 'We could not look for it. Please try again.',
} as const satisfies Texts
