import { PLAY_KINDS } from '@maidan/cashier'
import { demoMissions } from './demo-missions.ts'
import { none, type DemoPromotion } from './demo-promotion.ts'

/** What the demo world offers, in the order of the site. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    ...none,
    texts: {
      en: {
        name: 'Welcome 100% up to 5,000',
        description:
          'Your first deposit is doubled, up to 5,000 taka. Deposit 500 or more, choose this offer, and stake deposit and bonus ten times before you withdraw. Every stake in every game counts in full.',
      },
      bn: {
        name: 'স্বাগত বোনাস ১০০%, সর্বোচ্চ ৫,০০০',
        description:
          'প্রথম ডিপোজিটের সমান বোনাস, সর্বোচ্চ ৫,০০০ টাকা। ৫০০ টাকা বা তার বেশি ডিপোজিটের সময় অফারটি বেছে নিন। টাকা তোলার আগে ডিপোজিট ও বোনাসের মোট দশ গুণ বাজি ধরতে হবে; সব গেমের সব বাজি পুরোপুরি গোনা হয়।',
      },
    },
    thumbnail: '/storage/promotions/welcome-100.svg',
    status: 'display',
    categories: [99, 1, 8, 256, 1024, 8192],
    on_deposit: true,
    percent_hundredths: 10_000,
    turnover_multiple: 10,
    deposit_min_minor: 50_000n,
    bonus_max_minor: 500_000n,
    once_per_player: true,
    first_deposit_only: true,
  },
  {
    ...none,
    texts: {
      en: {
        name: 'Slots reload',
        description:
          'A little more on every deposit of 200 or more: 10% on top, up to 1,000 taka a time. Stake deposit and bonus three times before you withdraw: slots count in full, everything else a tenth.',
      },
      bn: {
        name: 'স্লট রিলোড',
        description:
          '২০০ টাকা বা তার বেশি প্রতিটি ডিপোজিটে ১০% বাড়তি, প্রতিবার সর্বোচ্চ ১,০০০ টাকা। টাকা তোলার আগে ডিপোজিট ও বোনাসের মোট তিন গুণ বাজি ধরতে হবে; স্লটের বাজি পুরো গোনা হয়, বাকি সব দশ ভাগের এক ভাগ।',
      },
    },
    thumbnail: '/storage/promotions/slots-reload.svg',
    status: 'display',
    categories: [1],
    weights: Object.fromEntries(
      PLAY_KINDS.filter((kind) => kind !== 'slot').map((kind) => [kind, 1_000]),
    ),
    on_deposit: true,
    percent_hundredths: 1_000,
    turnover_multiple: 3,
    deposit_min_minor: 20_000n,
    bonus_max_minor: 100_000n,
  },
  {
    ...none,
    texts: {
      en: {
        name: 'Weekend cricket',
        description:
          'Friday and Saturday belong to cricket. Play Last Over through the weekend, every ball drawn in the open: open the fairness panel and check it yourself.',
      },
      bn: {
        name: 'উইকেন্ড ক্রিকেট',
        description:
          'শুক্র আর শনি মানেই ক্রিকেট। পুরো উইকেন্ড খেলুন শেষ ওভার—প্রতিটি বলের হিসাব খোলা, স্বচ্ছতা প্যানেলে নিজেই মিলিয়ে দেখুন।',
      },
    },
    thumbnail: '/storage/promotions/weekend-cricket.svg',
    status: 'display',
    categories: [4],
    on_deposit: false,
  },
  {
    ...none,
    texts: {
      en: {
        name: 'Refer a friend',
        description:
          'Share your code. When a friend makes a first deposit, 100 taka wait for you under Referral, and from 10 taka upwards you can claim them.',
      },
      bn: {
        name: 'বন্ধুকে ডাকুন',
        description:
          'আপনার কোড শেয়ার করুন। বন্ধু প্রথম ডিপোজিট করলেই রেফারেল পাতায় আপনার জন্য ১০০ টাকা জমা হবে; ১০ টাকা হলেই তুলে নিতে পারবেন।',
      },
    },
    thumbnail: '/storage/promotions/refer-friend.svg',
    status: 'display',
    categories: [512],
    on_deposit: false,
  },
  {
    ...none,
    texts: {
      en: {
        name: 'Fishing frenzy',
        description: 'Hilsa season for the fishing tables: 5% on deposits, up to 500 taka.',
      },
      bn: {
        name: 'মাছ ধরার মেলা',
        description: 'ইলিশের মৌসুমে ফিশিং টেবিলে ডিপোজিটে ৫% বোনাস, সর্বোচ্চ ৫০০ টাকা।',
      },
    },
    thumbnail: '/storage/promotions/fishing-frenzy.svg',
    status: 'active',
    categories: [8],
    on_deposit: true,
    percent_hundredths: 500,
    turnover_multiple: 2,
    deposit_min_minor: 20_000n,
    bonus_max_minor: 50_000n,
  },
  {
    ...none,
    kind: 'code',
    texts: {
      en: {
        name: 'Fifty to begin with',
        description:
          'Enter the code MAIDAN50 on this page: 50 taka for everybody with a verified phone, once. Stake 250 taka within 7 days, up to 100 taka in a round, and it is yours; what you win with your own money on the way is yours at any time.',
      },
      bn: {
        name: 'শুরুর জন্য পঞ্চাশ',
        description:
          'এই পাতায় MAIDAN50 কোডটি দিন: যাচাই করা ফোন থাকলেই ৫০ টাকা, একজনের জন্য একবার। ৭ দিনের মধ্যে ২৫০ টাকার বাজি ধরলে বোনাস আপনার, এক রাউন্ডে ১০০ টাকা পর্যন্ত; মাঝে নিজের টাকায় যা জিতবেন তা সব সময়ই আপনার।',
      },
    },
    thumbnail: '/storage/promotions/promo-code.svg',
    status: 'display',
    categories: [99],
    on_deposit: false,
    turnover_multiple: 5,
    bet_max_minor: 10_000n,
    bonus_days: 7,
    once_per_player: true,
    code: 'MAIDAN50',
    amount_minor: 5_000n,
    uses_max: 10_000,
    phone_verified_only: true,
    code_listed: true,
  },
  {
    ...none,
    kind: 'freeSpins',
    texts: {
      en: {
        name: 'Boishakh: ten free rounds',
        description:
          'Enter the code BOISHAKH10 on this page: ten rounds of River Gold at a bet of 10 taka that cost you nothing. Play them within 7 days. When they are played, or their time is over, all that they have won, up to 500 taka, becomes a bonus: stake it once within 7 days and it is yours. Your own money is free all the while.',
      },
      bn: {
        name: 'বৈশাখে দশটি ফ্রি রাউন্ড',
        description:
          'এই পাতায় BOISHAKH10 কোডটি দিন: সোনালি নদীতে ১০ টাকা বাজির দশটি রাউন্ড, আপনার কোনো খরচ নেই। ৭ দিনের মধ্যে খেলুন। খেলা শেষ হলে বা সময় ফুরালে জেতা সব টাকা, সর্বোচ্চ ৫০০, বোনাস হবে: ৭ দিনের মধ্যে একবার বাজি ধরলেই তা আপনার। নিজের টাকা সব সময়ই তোলা যায়।',
      },
    },
    thumbnail: '/storage/promotions/slots-reload.svg',
    status: 'display',
    categories: [1],
    on_deposit: false,
    turnover_multiple: 1,
    bonus_days: 7,
    bonus_max_minor: 50_000n,
    once_per_player: true,
    code: 'BOISHAKH10',
    uses_max: 10_000,
    phone_verified_only: true,
    code_listed: true,
    free_game: 'PADMA-RIVERGOLD',
    free_rounds: 10,
    free_bet_minor: 1_000n,
    free_days: 7,
  },
  {
    ...none,
    kind: 'cashback',
    texts: {
      en: {
        name: 'Weekly cashback 5%',
        description:
          'Every Monday 5% of what your play lost in the week before comes back, from a loss of 100 taka, at most 2,000. All games, sports and bets against the house count, and wins are taken off. Stake it once within 7 days and it is yours. See above what this week stands at.',
      },
      bn: {
        name: 'সাপ্তাহিক ক্যাশব্যাক ৫%',
        description:
          'প্রতি সোমবার আগের সপ্তাহে খেলায় যত কমেছে তার ৫% ফেরত, অন্তত ১০০ টাকা কমলে, সর্বোচ্চ ২,০০০ টাকা। সব গেম, স্পোর্টস ও হাউসের সঙ্গে ধরা বাজি গোনা হয়, জেতা টাকা বাদ যায়। ৭ দিনের মধ্যে একবার বাজি ধরলেই তা আপনার। এই সপ্তাহে কতটা হলো, ওপরে দেখুন।',
      },
    },
    thumbnail: '/storage/promotions/cashback.svg',
    status: 'display',
    categories: [512],
    on_deposit: false,
    percent_hundredths: 500,
    turnover_multiple: 1,
    bonus_days: 7,
    bonus_max_minor: 200_000n,
    loss_min_minor: 10_000n,
  },
  ...demoMissions,
]
