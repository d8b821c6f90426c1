import type { Family } from './form.ts'

const trxId = /^FT\d{5}[A-Z0-9]{5}$/

const city = {
  wallet: 'city_bank',
  from: ['CITY BANK'],
  trxId,
  ends: / on <time>\. Available balance <balance>\. Ref <id>\. City Bank/,
  forms: [
    {
      kind: 'received',
      how: 'bank',
      says: /Dear Customer, <amount> has been credited to your A\/C <own>/,
    },
    {
      kind: 'received',
      how: 'wallet',
      says: /Dear Customer, <amount> has been credited to your A\/C <own> from (?:bKash|Nagad|Rocket|Upay|upay) <account>/,
    },
    { kind: 'sent', how: 'card', says: /Card <own>: <amount> spent at <name>/ },
  ],
} as const satisfies Family

const brac = {
  wallet: 'brac_bank',
  from: ['BRAC BANK'],
  trxId,
  ends: / on <time>\. Avl Bal <balance>\. Txn <id>/,
  forms: [
    {
      kind: 'received',
      how: 'bank',
      says: /<amount> is credited to your A\/C <own> via [A-Z]{3,6} from <name>/,
    },
    { kind: 'sent', how: 'cash_out', says: /<amount> is debited from your A\/C <own> at ATM/ },
    {
      kind: 'sent',
      how: 'reversal',
      says: /<amount> credited on <time> to your A\/C <own> has been reversed\./,
      ends: / Avl Bal <balance>\. Txn <id>/,
    },
  ],
} as const satisfies Family

const dbbl = {
  wallet: 'dbbl',
  from: ['DBBL'],
  trxId,
  ends: / by <amount> on <time>\. C\/B <balance>\. Ref: ?<id>/,
  forms: [
    { kind: 'received', how: 'bank', says: /Your A\/C <own> has been credited/ },
    { kind: 'sent', how: 'bank', says: /Your A\/C <own> has been debited/ },
  ],
} as const satisfies Family

const islami = {
  wallet: 'islami_bank',
  from: ['ISLAMI BANK'],
  trxId,
  ends: /\. Balance <balance>\. TrxID <id>/,
  forms: [
    {
      kind: 'received',
      how: 'bank',
      says: /<amount> credited to A\/C <own> on <time> from CellFin <number>/,
    },
    {
      kind: 'received',
      how: 'cash_in',
      says: /<amount> credited to A\/C <own> on <time> by cash deposit/,
    },
    {
      kind: 'sent',
      how: 'bank',
      says: /<amount> debited from A\/C <own> on <time> to (?:bKash|Nagad|Rocket|Upay|upay|CellFin) <account>/,
    },
  ],
} as const satisfies Family

const ebl = {
  wallet: 'ebl',
  from: ['EBL'],
  trxId,
  ends: /\. Current Balance <balance>\. Trn <id>\. EBL/,
  forms: [
    {
      kind: 'received',
      how: 'bank',
      says: /Your A\/C no\. <own> has been credited <amount> on <time>(?: from <name>)?/,
    },
  ],
} as const satisfies Family

const sonali = {
  wallet: 'sonali_bank',
  from: ['SONALI BANK'],
  trxId,
  ends: / A\/C <own> on <time>\. Bal <balance>\. Tr <id>/,
  forms: [
    { kind: 'received', how: 'bank', says: /<amount> credited in/ },
    {
      kind: 'received',
      how: 'bank',
      says: /হিসাব <own> এ <amount> জমা হয়েছে/,
      ends: / <time>। স্থিতি <balance>। আইডি <id>/,
    },
  ],
} as const satisfies Family

const ucb = {
  wallet: 'ucb',
  from: ['UCB'],
  trxId,
  ends: / A\/C <own> on <time>\. Bal <balance>\. TxnID <id>/,
  forms: [{ kind: 'sent', how: 'cash_out', says: /<amount> withdrawn from/ }],
} as const satisfies Family

/**
 * Banks whose messages reach the phone of an account of the house. Their wording often leaves open
 * how money moved, so that only what they are known to say is here, and nothing like it.
 */
export const banks = [city, brac, dbbl, islami, ebl, sonali, ucb] as const
