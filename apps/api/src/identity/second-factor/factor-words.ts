import type { Language } from '@maidan/contract'
import type { LetterText } from '../../cashier/payments/words/payment-words.ts'

/** What a player is told about the way into their account. */
export type FactorWords = {
  newDevice: (seen: { device: string; address: string }) => LetterText
  secondFactorOn: () => LetterText
  secondFactorOff: () => LetterText
  secondFactorReset: () => LetterText
  recoveryCodeUsed: (used: { left: string }) => LetterText
  numberAdded: (added: { number: string; time: string }) => LetterText
  numberRemoved: (removed: { number: string }) => LetterText
}

export const factorWords = {
  en: {
    newDevice: ({ device, address }) => ({
      title: 'A log-in from a new device',
      text: `Somebody logged in to your account with ${device}, from the address ${address}. If it was you, there is nothing to do. If not, change your password now and log out everywhere else under Account, Security.`,
    }),
    secondFactorOn: () => ({
      title: 'Log-ins now ask for a code',
      text: 'From now on a log-in needs a code of your authenticator app beside the password. Keep your recovery codes where nobody else finds them: they let you in without the app. If this was not you, contact customer support.',
    }),
    secondFactorOff: () => ({
      title: 'Log-ins no longer ask for a code',
      text: 'Your password alone opens your account again. If this was not you, change it now and contact customer support.',
    }),
    secondFactorReset: () => ({
      title: 'Customer support turned your code off',
      text: 'Two of our staff agreed to it because the app was lost. Your password alone opens your account now, and every device was logged out. You can set up a new app under Account, Security. If you did not ask for this, contact customer support.',
    }),
    recoveryCodeUsed: ({ left }) => ({
      title: 'A recovery code was used',
      text: `It will not work again. Recovery codes left: ${left}. You can make new ones under Account, Security. If this was not you, change your password now.`,
    }),
    numberAdded: ({ number, time }) => ({
      title: 'A phone number was added to your account',
      text: `${number} was added. From ${time} (GMT+6) it can receive withdrawals and reset your password. If this was not you: log out everywhere under Account, Security, change your password, take the number off your profile and write to us.`,
    }),
    numberRemoved: ({ number }) => ({
      title: 'A phone number was taken off your account',
      text: `${number} receives no withdrawals and no codes of yours any more. If this was not you, change your password now and write to us.`,
    }),
  },
  bn: {
    newDevice: ({ device, address }) => ({
      title: 'নতুন ডিভাইস থেকে লগইন',
      text: `${device} দিয়ে, ${address} ঠিকানা থেকে আপনার অ্যাকাউন্টে লগইন হয়েছে। আপনি নিজে করে থাকলে কিছু করতে হবে না। না হলে এখনই পাসওয়ার্ড বদলান এবং অ্যাকাউন্টের “নিরাপত্তা” থেকে বাকি সব ডিভাইস লগআউট করুন।`,
    }),
    secondFactorOn: () => ({
      title: 'লগইনে এখন থেকে কোড লাগবে',
      text: 'এখন থেকে লগইন করতে পাসওয়ার্ডের সঙ্গে অথেনটিকেটর অ্যাপের কোডও লাগবে। রিকভারি কোডগুলো এমন জায়গায় রাখুন যেখানে অন্য কেউ পাবে না; অ্যাপ না থাকলে এগুলো দিয়েই ঢুকতে পারবেন। কাজটি আপনার না হলে কাস্টমার সাপোর্টে জানান।',
    }),
    secondFactorOff: () => ({
      title: 'লগইনে আর কোড লাগবে না',
      text: 'এখন শুধু পাসওয়ার্ড দিয়েই আপনার অ্যাকাউন্টে ঢোকা যাবে। কাজটি আপনার না হলে এখনই পাসওয়ার্ড বদলান এবং কাস্টমার সাপোর্টে জানান।',
    }),
    secondFactorReset: () => ({
      title: 'কাস্টমার সাপোর্ট আপনার কোড বন্ধ করেছে',
      text: 'অ্যাপ হারিয়ে যাওয়ায় আমাদের দুজন কর্মী মিলে এটি করেছেন। এখন শুধু পাসওয়ার্ড দিয়ে লগইন হবে, আর সব ডিভাইস লগআউট করা হয়েছে। অ্যাকাউন্টের “নিরাপত্তা” থেকে নতুন অ্যাপ যোগ করতে পারেন। আপনি এটি না চেয়ে থাকলে কাস্টমার সাপোর্টে জানান।',
    }),
    recoveryCodeUsed: ({ left }) => ({
      title: 'একটি রিকভারি কোড ব্যবহার হয়েছে',
      text: `কোডটি আর কাজ করবে না। বাকি আছে ${left}টি কোড। অ্যাকাউন্টের “নিরাপত্তা” থেকে নতুন কোড নিতে পারেন। কাজটি আপনার না হলে এখনই পাসওয়ার্ড বদলান।`,
    }),
    numberAdded: ({ number, time }) => ({
      title: 'আপনার অ্যাকাউন্টে একটি ফোন নম্বর যোগ হয়েছে',
      text: `${number} নম্বরটি যোগ হয়েছে। ${time} (GMT+6) থেকে এতে টাকা তোলা ও পাসওয়ার্ড বদলানো যাবে। কাজটি আপনার না হলে: অ্যাকাউন্টের “নিরাপত্তা” থেকে সব ডিভাইস লগআউট করুন, পাসওয়ার্ড বদলান, প্রোফাইল থেকে নম্বরটি সরান এবং আমাদের লিখুন।`,
    }),
    numberRemoved: ({ number }) => ({
      title: 'আপনার অ্যাকাউন্ট থেকে একটি ফোন নম্বর সরানো হয়েছে',
      text: `${number} নম্বরে আপনার টাকা বা কোড আর যাবে না। কাজটি আপনার না হলে এখনই পাসওয়ার্ড বদলান এবং আমাদের লিখুন।`,
    }),
  },
} satisfies Record<Language, FactorWords>
