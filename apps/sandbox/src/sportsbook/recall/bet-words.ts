import type { Verdict } from '@maidan/casino'
import type { Language } from '../../games/sessions/session.ts'
import type { Bet } from '../bets/bet.ts'

type BetWords = Record<
  | 'bet'
  | 'time'
  | 'match'
  | 'market'
  | 'selection'
  | 'odds'
  | 'system'
  | 'bets'
  | 'stake'
  | 'freeBet'
  | 'wouldPay'
  | 'paid'
  | 'result',
  string
> & {
  results: Record<NonNullable<Bet['result']> | 'free_void' | 'open' | 'returned', string>
  /** Of one selection of several. */
  legs: Record<Verdict | 'open' | 'idle', string>
}

/** Words of the page that shows a bet. */
export const BET_WORDS: Record<Language, BetWords> = {
  en: {
    bet: 'Bet',
    time: 'Placed',
    match: 'Match',
    market: 'Bet on',
    selection: 'Selection',
    odds: 'Odds',
    system: 'System',
    bets: 'Bets in it',
    stake: 'Stake',
    freeBet: 'Free bet',
    wouldPay: 'Pays if it wins',
    paid: 'Paid',
    result: 'Result',
    results: {
      won: 'Won',
      lost: 'Lost',
      cashed_out: 'Cashed out before the end',
      void: 'Void: the stake was given back',
      free_void: 'Void: the free bet was given back while its time lasts',
      open: 'Not decided yet',
      returned: 'The bet did not take place; no stake was kept',
    },
    legs: {
      won: 'Won',
      lost: 'Lost',
      void: 'Void: it counts as odds of 1.00',
      open: 'Not decided yet',
      idle: 'Not decided when the bet was over',
    },
  },
  bn: {
    bet: 'বাজি',
    time: 'ধরা হয়েছে',
    match: 'ম্যাচ',
    market: 'যা নিয়ে বাজি',
    selection: 'যাকে বেছেছেন',
    odds: 'অডস',
    system: 'সিস্টেম',
    bets: 'এর মধ্যে বাজি',
    stake: 'বাজির টাকা',
    freeBet: 'ফ্রি বেট',
    wouldPay: 'জিতলে পাবেন',
    paid: 'পেয়েছেন',
    result: 'ফলাফল',
    results: {
      won: 'জয়',
      lost: 'হার',
      cashed_out: 'শেষ হওয়ার আগেই ক্যাশ আউট',
      void: 'বাতিল: বাজির টাকা ফেরত দেওয়া হয়েছে',
      free_void: 'বাতিল: সময় থাকলে ফ্রি বেট ফেরত দেওয়া হয়েছে',
      open: 'ফল এখনো আসেনি',
      returned: 'বাজিটি ধরা হয়নি; কোনো টাকা রাখা হয়নি',
    },
    legs: {
      won: 'জয়',
      lost: 'হার',
      void: 'বাতিল: এর অডস 1.00 ধরা হয়েছে',
      open: 'ফল এখনো আসেনি',
      idle: 'বাজি শেষ হওয়ার সময় এর ফল আসেনি',
    },
  },
}
