import type { Texts } from '../../define-text.ts'

export const playWeights = {
  counts: 'কোন বাজি কত গোনা হয়',
  everything: 'সব গেম ও বাজি, পুরোটাই',
  full: 'পুরোটা',
  part: 'বাজির {percent}%',
  nothing: 'গোনা হয় না',
  oddsMin: 'টার্নওভারে {odds}-এর কম অডসের স্পোর্টস বাজি গোনা হয় না।',
  betMax:
    'বোনাসটি থাকা পর্যন্ত কোনো গেমে একবারে {amount} পর্যন্ত বাজি ধরা যাবে, এক্সচেঞ্জের একটি মার্কেটেও সর্বোচ্চ ততটাই ঝুঁকিতে রাখা যাবে। এর বেশি হলে বাজি আগেই ফিরিয়ে দেওয়া হয়।',
  onExchange: 'এক্সচেঞ্জে হাউসের সঙ্গে ধরা বাজি গোনা হয়, খেলোয়াড়দের মধ্যের বাজি গোনা হয় না।',
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
