import type { Family } from './form.ts'

export const upay = {
  wallet: 'upay',
  from: ['upay'],
  trxId: /^[A-Z0-9]{10}$/,
  ends: /(?: Charge <fee>\.)?(?: Comm: <comm>\.)? Balance <balance>\. TrxID <id> at <time>/,
  forms: [
    {
      kind: 'received',
      how: 'send_money',
      says: /<amount> has been received from <who>\.(?: Ref- ?<ref>\.)?/,
    },
    {
      kind: 'received',
      how: 'send_money',
      says: /You have received <amount> from <who>\.(?: Ref <ref>\.)?/,
    },
    {
      kind: 'received',
      how: 'cash_out',
      says: /Cash-out of <amount> from <number> is received\./,
    },
    {
      kind: 'received',
      how: 'payment',
      says: /Payment of <amount> (?:has been |is )?received from <number>\.(?: Ref- ?<ref>\.)?/,
    },
    {
      kind: 'sent',
      how: 'send_money',
      says: /<amount> has been sent to <who> successfully\.(?: Ref- ?<ref>\.)?/,
    },
    {
      kind: 'sent',
      how: 'payment',
      says: /Payment of <amount> to <name> is successful\./,
    },
    {
      kind: 'sent',
      how: 'recharge',
      says: /Recharge of <amount> to <number> is successful\./,
    },
  ],
} as const satisfies Family
