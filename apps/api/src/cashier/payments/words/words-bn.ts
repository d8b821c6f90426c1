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
  creditedWithoutBonus: ({ amount, method, reference, promotion }) => ({
    title: 'ডিপোজিট জমা হয়েছে',
    text: `${method} থেকে পাঠানো ${amount} আপনার মূল ওয়ালেটে জমা হয়েছে। এই ডিপোজিটে "${promotion}" অফারটি প্রযোজ্য হয়নি, তাই বোনাস নেই এবং কোনো টার্নওভারও লাগবে না। রেফারেন্স ${reference}।`,
  }),
  depositRejected: ({ amount, method, reference, reason }) => ({
    title: 'ডিপোজিট জমা হয়নি',
    text: `${method} দিয়ে করা আপনার ${amount} ডিপোজিট জমা হয়নি: ${reason} রেফারেন্স ${reference}। টাকা পাঠিয়ে থাকলে সাপোর্টে জানান।`,
  }),
  paidOut: ({ amount, method, account, reference }) => ({
    title: 'টাকা পাঠানো হয়েছে',
    text: `আপনার ${method} নম্বর ${account}-এ ${amount} পাঠানো হয়েছে। রেফারেন্স ${reference}।`,
  }),
  withdrawalRejected: ({ amount, reason, reference }) => ({
    title: 'তোলার টাকা ফেরত এসেছে',
    text: `${amount} আপনার মূল ওয়ালেটে ফেরত এসেছে: ${reason} রেফারেন্স ${reference}।`,
  }),
  referralEarned: ({ amount, friend }) => ({
    title: 'রেফারেল বোনাস',
    text: `আপনার বন্ধু ${friend} খেলেছেন। রেফারেল পাতায় ${amount} আপনার জন্য জমা আছে।`,
  }),
}
