import type { PaymentWords } from './payment-words.ts'

export const wordsBn: PaymentWords = {
  credited: ({ amount, method, reference }) => ({
    title: 'ডিপোজিট জমা হয়েছে',
    text: `${method} থেকে পাঠানো ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে। রেফারেন্স ${reference}।`,
  }),
  creditedWithBonus: ({ amount, method, reference, bonus, promotion, turnover }) => ({
    title: 'ডিপোজিট ও বোনাস জমা হয়েছে',
    text: `${method} থেকে পাঠানো ${amount} এবং "${promotion}" অফারের বোনাস ${bonus} আপনার মূল ওয়ালেটে জমা হয়েছে। টাকা তুলতে হলে আগে মোট ${turnover} বাজি ধরতে হবে। রেফারেন্স ${reference}।`,
  }),
  creditedAndKept: ({ amount, method, reference, bonus, promotion, turnover }) => ({
    title: 'ডিপোজিট জমা হয়েছে, বোনাস আপনার জন্য রাখা আছে',
    text: `${method} থেকে পাঠানো ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে। "${promotion}" অফারের বোনাস ${bonus} আলাদা রাখা আছে; মোট ${turnover} বাজি ধরলে তা আপনার হবে। যেকোনো সময় বোনাসটি ছেড়ে দিতে পারেন। রেফারেন্স ${reference}।`,
  }),
  cashbackPaid: ({ amount, lost, percent, reference }) => ({
    title: 'গত সপ্তাহের ক্যাশব্যাক',
    text: `গত সপ্তাহে খেলায় আপনার ${lost} কমেছে। তার ${percent}%, অর্থাৎ ${amount}, মূল ওয়ালেটে এসেছে; তুলেও নিতে পারেন। রেফারেন্স ${reference}।`,
  }),
  cashbackKept: ({ amount, lost, percent, turnover, days, reference }) => ({
    title: 'গত সপ্তাহের ক্যাশব্যাক',
    text: `গত সপ্তাহে খেলায় আপনার ${lost} কমেছে। তার ${percent}%, অর্থাৎ ${amount}, আপনার জন্য রাখা আছে; ${days} দিনের মধ্যে ${turnover} বাজি ধরলে তা আপনার। না ধরলেও ক্ষতি নেই: নিজের টাকা যেকোনো সময় তুলতে পারেন। রেফারেন্স ${reference}।`,
  }),
  freeRoundsPaid: ({ won, amount, promotion, reference }) => ({
    title: 'ফ্রি রাউন্ডে যা জিতলেন',
    text: `"${promotion}"-এর ফ্রি রাউন্ডে আপনি ${won} জিতেছেন। শর্ত অনুযায়ী ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে, এখনই তোলা যায়। রেফারেন্স ${reference}।`,
  }),
  freeRoundsKept: ({ won, amount, promotion, turnover, days, reference }) => ({
    title: 'ফ্রি রাউন্ডে যা জিতলেন',
    text: `"${promotion}"-এর ফ্রি রাউন্ডে আপনি ${won} জিতেছেন। শর্ত অনুযায়ী ${amount} আপনার জন্য রাখা আছে; ${days} দিনের মধ্যে ${turnover} বাজি ধরলে তা আপনার। না ধরলেও চলবে: নিজের টাকা যেকোনো সময় তুলতে পারবেন। রেফারেন্স ${reference}।`,
  }),
  freeRoundsStopped: ({ left, promotion, reason, reference }) => ({
    title: 'ফ্রি রাউন্ড ফিরিয়ে নেওয়া হয়েছে',
    text: `"${promotion}"-এর না-খেলা ${left}টি ফ্রি রাউন্ড ফিরিয়ে নেওয়া হয়েছে। যেগুলো খেলেছেন, সেগুলোর জয় আপনারই থাকছে। কারণ: ${reason} রেফারেন্স ${reference}।`,
  }),
  freeRoundsCancelled: ({ left, promotion, reference }) => ({
    title: 'ফ্রি রাউন্ড ফিরিয়ে নেওয়া হয়েছে',
    text: `যে ডিপোজিটের জন্য "${promotion}"-এর ফ্রি রাউন্ড পেয়েছিলেন, সেটি ফেরত গেছে। তাই না-খেলা ${left}টি রাউন্ড আর থাকছে না। যেগুলো খেলেছেন, সেগুলোর জয় আপনারই থাকছে। রেফারেন্স ${reference}।`,
  }),
  missionPaid: ({ amount, promotion, reference }) => ({
    title: 'মিশনের পুরস্কার',
    text: `আপনি "${promotion}"-এর পুরস্কার নিয়েছেন: ${amount} মূল ওয়ালেটে জমা হয়েছে, এখনই তোলা যায়। রেফারেন্স ${reference}।`,
  }),
  missionKept: ({ amount, promotion, turnover, days, reference }) => ({
    title: 'মিশনের পুরস্কার',
    text: `আপনি "${promotion}"-এর পুরস্কার নিয়েছেন: ${amount} আপনার জন্য রাখা আছে; ${days} দিনের মধ্যে ${turnover} বাজি ধরলে তা আপনার। না ধরলেও চলবে: নিজের টাকা যেকোনো সময় তুলতে পারবেন। রেফারেন্স ${reference}।`,
  }),
  creditedWithFreeRounds: ({ amount, method, reference, promotion, rounds }) => ({
    title: 'ডিপোজিট জমা, সঙ্গে ফ্রি রাউন্ড',
    text: `${method} থেকে ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে, আর "${promotion}"-এর ${rounds}টি ফ্রি রাউন্ড আপনার: প্রোমোশন পাতায় দেখুন। রেফারেন্স ${reference}।`,
  }),
  bonusReleased: ({ amount, reference }) => ({
    title: 'বোনাস পেয়ে গেছেন',
    text: `টার্নওভার শেষ হয়েছে: ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে, এখন তুলতে পারবেন। রেফারেন্স ${reference}।`,
  }),
  bonusGivenUp: ({ amount, reference }) => ({
    title: 'বোনাস ছেড়ে দিয়েছেন',
    text: `আপনি ${amount} বোনাস ছেড়ে দিয়েছেন। এর জন্য আর বাজি ধরতে হবে না। রেফারেন্স ${reference}।`,
  }),
  bonusExpired: ({ amount, reference }) => ({
    title: 'বোনাসের সময় শেষ',
    text: `${amount} বোনাসের সময় শেষ হয়ে গেছে। এর জন্য আর বাজি ধরতে হবে না, আপনার নিজের টাকা যেমন ছিল তেমনই আছে। রেফারেন্স ${reference}।`,
  }),
  creditedWithoutBonus: ({ amount, method, reference, promotion }) => ({
    title: 'ডিপোজিট জমা হয়েছে',
    text: `${method} থেকে পাঠানো ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে। এই ডিপোজিটে "${promotion}" অফারটি প্রযোজ্য হয়নি, তাই বোনাস নেই এবং কোনো টার্নওভারও লাগবে না। রেফারেন্স ${reference}।`,
  }),
  usdtOtherAmount: ({ came, asked, rate, amount, reference }) => ({
    title: 'USDT এসেছে অন্য পরিমাণে',
    text: `আপনার পাঠানোর কথা ছিল ${asked} USDT, এসেছে ${came} USDT। পুরোটাই জমা হয়েছে: ${amount}, দর 1 USDT = ${rate} টাকা। রেফারেন্স ${reference}।`,
  }),
  usdtLate: ({ came, rate, promised, amount, reference }) => ({
    title: 'আপনার USDT দেরিতে এসেছে',
    text: `${promised} টাকার দরটি ৩০ মিনিট পর্যন্ত ধরা ছিল। ${came} USDT এসেছে তার পরে, তাই জমা হয়েছে 1 USDT = ${rate} টাকা দরে: ${amount}। রেফারেন্স ${reference}।`,
  }),
  usdtUnasked: ({ came, rate, amount, reference }) => ({
    title: 'আপনার অ্যাড্রেসে USDT এসেছে',
    text: `আগে ডিপোজিট না চেয়েই ${came} USDT পাঠানো হয়েছে। এখনকার দরে তা জমা হয়েছে: 1 USDT = ${rate} টাকা, মোট ${amount}। রেফারেন্স ${reference}।`,
  }),
  checkoutFailed: ({ amount, method, reference }) => ({
    title: 'ডিপোজিট হয়নি',
    text: `${method} আপনার ${amount} পেমেন্ট গ্রহণ করেনি, তাই কিছু জমা হয়নি। তবু ওয়ালেট থেকে টাকা কেটে থাকলে ${reference} রেফারেন্স দিয়ে সাপোর্টে জানান।`,
  }),
  checkoutExpired: ({ amount, method, reference }) => ({
    title: 'ডিপোজিটের সময় শেষ',
    text: `${method} দিয়ে ${amount} পেমেন্ট সময়মতো করা হয়নি। পরে টাকা দিলেও তা জমা হবে। রেফারেন্স ${reference}।`,
  }),
  depositRejected: ({ amount, method, reference, reason }) => ({
    title: 'ডিপোজিট জমা হয়নি',
    text: `${method} দিয়ে করা আপনার ${amount} ডিপোজিট জমা হয়নি: ${reason} রেফারেন্স ${reference}। টাকা পাঠিয়ে থাকলে সাপোর্টে জানান।`,
  }),
  depositRefunded: ({ amount, method, reference }) => ({
    title: 'ডিপোজিট ফেরত পাঠানো হয়েছে',
    text: `আপনার ${amount} ডিপোজিট আপনার ${method} ওয়ালেটে ফেরত পাঠানো হয়েছে। রেফারেন্স ${reference}।`,
  }),
  depositPartRefunded: ({ amount, method, left, reference }) => ({
    title: 'ডিপোজিটের একটি অংশ ফেরত পাঠানো হয়েছে',
    text: `আপনার ডিপোজিটের ${amount} আপনার ${method} ওয়ালেটে ফেরত পাঠানো হয়েছে। বাকি ${left} আপনার অ্যাকাউন্টে থাকছে। রেফারেন্স ${reference}।`,
  }),
  depositReversed: ({ amount, method, reference }) => ({
    title: 'ডিপোজিট ফিরিয়ে নেওয়া হয়েছে',
    text: `${method} আপনার ডিপোজিটের ${amount} ফিরিয়ে নিয়েছে, তাই তা আপনার অ্যাকাউন্ট থেকে কমেছে। আপনি এটা না চেয়ে থাকলে আমাদের লিখুন। রেফারেন্স ${reference}।`,
  }),
  depositReversedOwed: ({ amount, method, taken, owed, reference }) => ({
    title: 'ডিপোজিট ফিরিয়ে নেওয়া হয়েছে',
    text: `${method} আপনার ডিপোজিটের ${amount} ফিরিয়ে নিয়েছে। আপনার অ্যাকাউন্ট থেকে ${taken} কমেছে, আর আমাদের কাছে আপনার ${owed} বাকি আছে। আপনি এটা না চেয়ে থাকলে আমাদের লিখুন। রেফারেন্স ${reference}।`,
  }),
  claimCollected: ({ amount, owed, reference }) => ({
    title: 'বাকি টাকা শোধ হয়েছে',
    text: `ফিরিয়ে নেওয়া একটি ডিপোজিটের জন্য আপনার ব্যালেন্স থেকে ${amount} নেওয়া হয়েছে। এখন বাকি ${owed}। রেফারেন্স ${reference}।`,
  }),
  claimWrittenOff: ({ amount, reference }) => ({
    title: 'আপনার আর কিছু বাকি নেই',
    text: `ফিরিয়ে নেওয়া একটি ডিপোজিটের জন্য আপনার যে ${amount} বাকি ছিল, তা আমরা ছেড়ে দিয়েছি। রেফারেন্স ${reference}।`,
  }),
  refundFailed: ({ amount, method, reference }) => ({
    title: 'ডিপোজিট ফেরত পাঠানো যায়নি',
    text: `${method} আপনার ডিপোজিটের ${amount} ফেরত পাঠাতে পারেনি। টাকা আবার আপনার মূল ওয়ালেটে আছে। রেফারেন্স ${reference}।`,
  }),
  paidOut: ({ amount, method, account, reference }) => ({
    title: 'টাকা পাঠানো হয়েছে',
    text: `আপনার ${method} নম্বর ${account}-এ ${amount} পাঠানো হয়েছে। রেফারেন্স ${reference}।`,
  }),
  paidOutWithFee: ({ amount, method, account, fee, total, reference }) => ({
    title: 'টাকা পাঠানো হয়েছে',
    text: `আপনার ${method} নম্বর ${account}-এ ${amount} পাঠানো হয়েছে। ${fee} ফি-সহ মূল ওয়ালেট থেকে গেছে ${total}। রেফারেন্স ${reference}।`,
  }),
  payoutFailed: ({ amount, method, account, reference }) => ({
    title: 'টাকা পাঠানো যায়নি',
    text: `${method} ${account} নম্বরে ${amount} পাঠাতে পারেনি। টাকা আপনার মূল ওয়ালেটে ফেরত এসেছে। নম্বরটি ঠিক আছে কি না আর তাতে টাকা আসে কি না দেখে আবার অনুরোধ করুন। রেফারেন্স ${reference}।`,
  }),
  withdrawalRejected: ({ amount, reason, reference }) => ({
    title: 'তোলার টাকা ফেরত এসেছে',
    text: `${amount} আপনার মূল ওয়ালেটে ফেরত এসেছে: ${reason} রেফারেন্স ${reference}।`,
  }),
  withdrawalToNewNumber: ({ amount, method, account, reference }) => ({
    title: 'নতুন নম্বরে টাকা তোলার অনুরোধ',
    text: `আপনার ${method} নম্বর ${account}-এ ${amount} তোলার অনুরোধ এসেছে; এই নম্বরে আগে কখনো টাকা যায়নি। কাজটি আপনার না হলে: রেকর্ড থেকে অনুরোধটি বাতিল করুন, অ্যাকাউন্টের “নিরাপত্তা” থেকে সব ডিভাইস লগআউট করুন, পাসওয়ার্ড বদলান এবং আমাদের লিখুন। রেফারেন্স ${reference}।`,
  }),
  withdrawalPinSet: () => ({
    title: 'উত্তোলনের পিন দেওয়া হয়েছে',
    text: 'এখন থেকে প্রতিটি উত্তোলনে এই পিন লাগবে। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং সাপোর্টে জানান।',
  }),
  withdrawalPinRemoved: () => ({
    title: 'উত্তোলনের পিন সরানো হয়েছে',
    text: 'উত্তোলনে আর পিন লাগবে না। আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং সাপোর্টে জানান।',
  }),
  referralEarned: ({ amount, friend }) => ({
    title: 'রেফারেল বোনাস',
    text: `আপনার বন্ধু ${friend} খেলেছেন। রেফারেল পাতায় ${amount} আপনার জন্য জমা আছে।`,
  }),
}
