import type { Language } from '@maidan/contract'

type NoticeWords = {
  /** Instead of the text, on a device that shows no amounts. */
  openToRead: string
  supportAnswered: string
  openChat: string
}

/** What a notice says besides the words of a letter. */
export const noticeWords = {
  en: {
    openToRead: 'Open Maidan to read it.',
    supportAnswered: 'Support has answered',
    openChat: 'Open the chat to read it.',
  },
  bn: {
    openToRead: 'পড়তে ময়দান খুলুন।',
    supportAnswered: 'সাপোর্ট থেকে উত্তর এসেছে',
    openChat: 'পড়তে চ্যাট খুলুন।',
  },
} satisfies Record<Language, NoticeWords>
