import type { Texts } from '../../define-text.ts'

export const playWeights = {
  counts: 'কোন বাজি কত গোনা হয়',
  everything: 'সব গেম ও বাজি, পুরোটাই',
  full: 'পুরোটা',
  part: 'বাজির {percent}%',
  nothing: 'গোনা হয় না',
  oddsMin: 'টার্নওভারে {odds}-এর কম অডসের স্পোর্টস বাজি গোনা হয় না।',
  betMax:
    'বোনাসটি থাকা পর্যন্ত এক রাউন্ডে সব মিলিয়ে {amount} পর্যন্ত বাজি ধরা যাবে। এর বেশি বাজি আগেই ফিরিয়ে দেওয়া হয়।',
  atOdds: 'অডস {odds}',
  ofStake: '{amount}-এর {percent}%',
  play_slot: 'স্লট',
  play_casino: 'ক্যাসিনো',
  play_table: 'টেবিল গেম',
  play_poker: 'পোকার',
  play_crash: 'ক্র্যাশ',
  play_fishing: 'ফিশিং',
  play_arcade: 'আর্কেড',
  play_lottery: 'লটারি',
  play_sports: 'স্পোর্টস',
  play_exchange: 'এক্সচেঞ্জ',
  play_other: 'অন্যান্য গেম',
} as const satisfies Texts
