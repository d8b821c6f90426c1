import type { Family } from './form.ts'

const BANGLA_ENDS =
  / (?:লেনদেন আইডি|TxnID): <id>(?: ফি: <fee>)?(?: কমিশন: <comm>)? ব্যালেন্স: <balance> <time>/

export const nagad = {
  wallet: 'nagad',
  from: ['NAGAD'],
  trxId: /^[A-Z0-9]{8}$/,
  ends: / TxnID: <id>(?: (?:Fee|Charge): <fee>)?(?: Comm: <comm>)? Balance: <balance> (?:Date: )?<time>/,
  forms: [
    {
      kind: 'received',
      how: 'send_money',
      says: /Money Received\. Amount: <amount> Sender: <who>(?: Ref:(?: <ref>)?)?/,
    },
    {
      kind: 'received',
      how: 'send_money',
      says: /টাকা গ্রহণ সফল হয়েছে। পরিমাণ: <amount> প্রেরক: <who>(?: রেফারেন্স:(?: <ref>)?)?/,
      ends: BANGLA_ENDS,
    },
    {
      kind: 'received',
      how: 'send_money',
      says: /আপনার নগদ অ্যাকাউন্টে <amount> গ্রহণ করা হয়েছে। প্রেরক: <who>(?: রেফারেন্স:(?: <ref>)?)?/,
      ends: BANGLA_ENDS,
    },
    {
      kind: 'received',
      how: 'cash_in',
      says: /Cash In Received\. Amount: <amount> Uddokta: <number>/,
    },
    {
      kind: 'received',
      how: 'cash_in',
      says: /ক্যাশ ইন সফল হয়েছে। পরিমাণ: <amount> উদ্যোক্তা: <number>/,
      ends: BANGLA_ENDS,
    },
    {
      kind: 'received',
      how: 'cash_out',
      says: /Cash Out Received\. Amount: <amount> Customer: <number>/,
    },
    {
      kind: 'received',
      how: 'payment',
      says: /Payment Received\. Amount: <amount> Customer: <number>(?: Ref:(?: <ref>)?)?/,
    },
    {
      kind: 'received',
      how: 'bank',
      says: /Add Money Received\. Amount: <amount> From: <bank>/,
    },
    {
      kind: 'received',
      how: 'reversal',
      says: /Reversal Received\. Amount: <amount>/,
    },
    {
      kind: 'received',
      how: 'cashback',
      says: /Cashback Received\. Amount: <amount>/,
    },
    {
      kind: 'sent',
      how: 'send_money',
      says: /(?:Send Money Successful|Money Sent)\. Amount: <amount> Receiver: <who>(?: Ref:(?: <ref>)?)?/,
    },
    {
      kind: 'sent',
      how: 'cash_out',
      says: /Cash Out Successful\. Amount: <amount> Uddokta: <number>/,
    },
    {
      kind: 'sent',
      how: 'payment',
      says: /Payment Successful\. To: <name> Amount: <amount>/,
    },
    {
      kind: 'sent',
      how: 'recharge',
      says: /Mobile Recharge Successful\. Amount: <amount> Mobile Number: <number>/,
    },
    {
      kind: 'sent',
      how: 'payout',
      says: /Disbursement Successful\. Amount: <amount> Receiver: <number>(?: Ref:(?: <ref>)?)?/,
    },
    {
      kind: 'sent',
      how: 'bill',
      says: /Bill Payment Successful\. Biller: <name> Amount: <amount>/,
    },
  ],
} as const satisfies Family
