import type { Family } from './form.ts'

export const rocket = {
  wallet: 'rocket',
  from: ['16216'],
  trxId: /^\d{10}$/,
  ends: /,? (?:Your )?A\/C Balance: ?<balance> \.?TxnI[dD]: ?<id> Date: ?<time12>/,
  forms: [
    {
      kind: 'received',
      how: 'send_money',
      says: /<amount> received from A\/C: ?<account>(?: Ref: ?<ref>)? Fee: ?<fee>/,
    },
    {
      kind: 'received',
      how: 'cash_in',
      says: /<amount> Cash-In from Agent A\/C: ?<account> Fee: ?<fee>/,
    },
    {
      kind: 'received',
      how: 'cash_out',
      says: /Cash-Out from A\/C: ?<account> <amount> Comm: ?<comm>;/,
    },
    {
      kind: 'received',
      how: 'bank',
      says: /<amount> received from Bank A\/C: ?<account> Fee: ?<fee>/,
    },
    {
      kind: 'sent',
      how: 'send_money',
      says: /<amount> sent to A\/C: ?<account>(?: Ref: ?<ref>)? Fee: ?<fee>/,
    },
    {
      kind: 'sent',
      how: 'cash_out',
      says: /Cash-Out to A\/C: ?<account> <amount> Fee: ?<fee>;/,
    },
    {
      kind: 'sent',
      how: 'cash_in',
      says: /Cash-In to A\/C: ?<account> <amount> Comm: ?<comm>;/,
    },
    {
      kind: 'sent',
      how: 'recharge',
      says: /<amount> Top-up to <number> successful\./,
    },
    {
      kind: 'sent',
      how: 'charge',
      says: /<amount> charged from Your A\/C for [a-zA-Z ]{1,40}\./,
    },
  ],
} as const satisfies Family
