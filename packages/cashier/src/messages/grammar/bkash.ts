import type { Family } from './form.ts'

const BANGLA_ENDS = /(?: ফি <fee>।)? ব্যালেন্স <balance>। TrxID <id>,? <time>/

export const bkash = {
  wallet: 'bkash',
  from: ['bKash'],
  trxId: /^[A-Z0-9]{10}$/,
  ends: /(?: Fee:? <fee>\.)? Balance:? <balance>\. TrxID:? <id>,? (?:at|on) <time>/,
  forms: [
    {
      kind: 'received',
      how: 'send_money',
      says: /You have received <amount> from <who>\.(?: Ref[:-]? ?<ref>\.)?/,
    },
    {
      kind: 'received',
      how: 'send_money',
      says: /আপনি <who> থেকে <amount> পেয়েছেন।(?: রেফারেন্স <ref>।)?/,
      ends: BANGLA_ENDS,
    },
    {
      kind: 'received',
      how: 'wallet',
      says: /You have received <amount> from (?:Nagad|Rocket|Upay|upay) <account>\.(?: Ref[:-]? ?<ref>\.)?/,
    },
    {
      kind: 'received',
      how: 'cash_in',
      says: /Cash In (?:of )?<amount> from <who> (?:is |was )?successful\./,
    },
    {
      kind: 'received',
      how: 'cash_out',
      says: /Cash Out (?:of )?<amount> from <number> (?:is |was )?successful\./,
    },
    {
      kind: 'received',
      how: 'payment',
      says: /You have received payment (?:of )?<amount> from <who>\.(?: Counter [^.]{1,30}\.)?(?: Ref[:-]? ?<ref>\.)?/,
    },
    {
      kind: 'received',
      how: 'bank',
      says: /You have received (?:a )?deposit (?:from iBanking )?of <amount> from <bank>\./,
    },
    {
      kind: 'received',
      how: 'cashback',
      says: /You have received (?:a )?[Cc]ashback (?:of )?<amount>(?: from <name>)?\./,
    },
    {
      kind: 'received',
      how: 'reversal',
      says: /Your Send Money of <amount> to <number> has been reversed\. <again> is added to your account\./,
    },
    {
      kind: 'received',
      how: 'refund',
      says: /You have received (?:a )?[Rr]efund (?:of )?<amount> from <name>\./,
    },
    {
      kind: 'sent',
      how: 'send_money',
      says: /Send Money (?:of )?<amount> to <who> (?:is |was )?successful\.(?: Ref[:-]? ?<ref>\.)?/,
    },
    {
      kind: 'sent',
      how: 'cash_out',
      says: /Cash Out (?:of )?<amount> to <who> (?:is |was )?successful\./,
    },
    {
      kind: 'sent',
      how: 'payment',
      says: /(?:Payment|Donation) (?:of )?<amount> to <who> (?:is |was )?successful\.(?: Ref[:-]? ?<ref>\.)?/,
    },
    {
      kind: 'sent',
      how: 'recharge',
      says: /(?:Your )?(?:Mobile )?Recharge (?:request )?(?:of )?<amount> (?:to|for) <number> (?:is |was )?successful\./,
    },
    {
      kind: 'sent',
      how: 'bill',
      says: /Bill successfully paid\. Biller: <name>(?: MMYYYY\/Contact No\.?: \S{1,24})? A\/C: \S{1,24} Amount: <amount> Fee: <fee>/,
      ends: / TrxID: <id> at <time>/,
    },
    {
      kind: 'sent',
      how: 'payout',
      says: /Disbursement (?:of )?<amount> to <number> (?:is |was )?successful\.(?: Ref[:-]? ?<ref>\.)?/,
    },
    {
      kind: 'sent',
      how: 'charge',
      says: /<amount> has been deducted from your account as [a-zA-Z ]{1,40} charge\./,
    },
  ],
} as const satisfies Family
