import type { Difference, MoveKind } from '@maidan/cashier'
import type { Language } from '@maidan/contract'

type DayWords = Record<
  | 'day'
  | 'partner'
  | 'at'
  | 'matched'
  | 'count'
  | 'ledger'
  | 'byHand'
  | 'statement'
  | 'difference'
  | 'kind'
  | 'reference'
  | 'state'
  | 'ourAmount'
  | 'booked'
  | 'theirAmount'
  | 'wallet'
  | 'invoice'
  | 'theirTime',
  string
> & { differences: Record<Difference, string>; kinds: Record<MoveKind, string> }

/** What stands in the table of a reconciled day. */
export const dayWords = {
  en: {
    day: 'Day (GMT+6)',
    partner: 'Partner',
    at: 'Reconciled at (UTC)',
    matched: 'Agree',
    count: 'Do not agree',
    ledger: 'Ledger, BDT',
    byHand: 'Of it outside the partner, BDT',
    statement: 'Partner’s statement, BDT',
    difference: 'Difference',
    kind: 'Kind',
    reference: 'Our reference',
    state: 'Our state',
    ourAmount: 'Our amount',
    booked: 'In the ledger',
    theirAmount: 'Partner’s amount',
    wallet: 'Wallet',
    invoice: 'Invoice at the partner',
    theirTime: 'At the partner (UTC)',
    differences: {
      missing_ours: 'Missing here',
      missing_partner: 'Missing at the partner',
      amount_differs: 'Amounts differ',
      state_differs: 'States differ',
    },
    kinds: { payment: 'Payment', refund: 'Refund', payout: 'Payout' },
  },
  bn: {
    day: 'দিন (GMT+6)',
    partner: 'পার্টনার',
    at: 'মেলানোর সময় (UTC)',
    matched: 'মিলেছে',
    count: 'মেলেনি',
    ledger: 'লেজার, BDT',
    byHand: 'এর মধ্যে পার্টনারের বাইরে, BDT',
    statement: 'পার্টনারের স্টেটমেন্ট, BDT',
    difference: 'অমিল',
    kind: 'ধরন',
    reference: 'আমাদের রেফারেন্স',
    state: 'আমাদের অবস্থা',
    ourAmount: 'আমাদের অঙ্ক',
    booked: 'লেজারে',
    theirAmount: 'পার্টনারের অঙ্ক',
    wallet: 'ওয়ালেট',
    invoice: 'পার্টনারের ইনভয়েস',
    theirTime: 'পার্টনারের সময় (UTC)',
    differences: {
      missing_ours: 'আমাদের কাছে নেই',
      missing_partner: 'পার্টনারের কাছে নেই',
      amount_differs: 'অঙ্ক মেলে না',
      state_differs: 'অবস্থা মেলে না',
    },
    kinds: { payment: 'পেমেন্ট', refund: 'ফেরত', payout: 'উত্তোলন' },
  },
} satisfies Record<Language, DayWords>
