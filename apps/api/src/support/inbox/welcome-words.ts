import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

/** The first message in an inbox. */
export const welcomeWords = {
  en: {
    title: 'Welcome to Maidan',
    text: 'Your account is ready. Before your first deposit, verify your phone and save your birthday in the profile. Play only with what you can do without.',
  },
  bn: {
    title: 'ময়দানে স্বাগতম',
    text: 'আপনার অ্যাকাউন্ট তৈরি। প্রথম ডিপোজিটের আগে প্রোফাইলে ফোন নম্বর যাচাই করুন এবং জন্মতারিখ দিন। যতটুকু হারালে অসুবিধা নেই, শুধু ততটুকু দিয়েই খেলুন।',
  },
} satisfies Record<Language, LetterText>
