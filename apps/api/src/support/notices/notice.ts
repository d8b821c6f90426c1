import type { Language, NoticeKind } from '@maidan/contract'
import { putIntoWords, type Letter } from '../inbox/letter.ts'
import { noticeWords } from './notice-words.ts'

/** News for a player's devices, kept without words: each device speaks its own language. */
export type Notice =
  | { about: 'letter'; letter: Letter }
  | { about: 'words'; title: string; text: string }
  | { about: 'chat'; chatId: number }

/** As a device shows it; `to` is the page that a tap opens. */
export type ShownNotice = { title: string; body: string; to: string; lang: Language; tag: string }

const kinds: Partial<Record<Letter['code'], NoticeKind>> = {
  credited: 'money',
  creditedWithBonus: 'money',
  creditedAndKept: 'money',
  creditedWithoutBonus: 'money',
  creditedWithFreeRounds: 'money',
  freeRoundsPaid: 'money',
  freeRoundsCancelled: 'money',
  freeRoundsStopped: 'money',
  freeRoundsKept: 'money',
  bonusReleased: 'money',
  bonusExpired: 'money',
  referralEarned: 'money',
  depositRefunded: 'money',
  depositPartRefunded: 'money',
  depositReversed: 'money',
  depositReversedOwed: 'money',
  claimCollected: 'money',
  claimWrittenOff: 'money',
  refundFailed: 'money',
  paidOut: 'withdrawal',
  paidOutWithFee: 'withdrawal',
  withdrawalToNewNumber: 'withdrawal',
  settled: 'bets',
  resettled: 'bets',
}

const pages = {
  money: '/transaction-record',
  withdrawal: '/transaction-record',
  bets: '/betting-record',
  messages: '/inbox',
} as const satisfies Record<NoticeKind, string>

/** As what a player chose to be told of it. */
export function kindOf(notice: Notice): NoticeKind {
  return notice.about === 'letter' ? (kinds[notice.letter.code] ?? 'messages') : 'messages'
}

type Device = { language: Language; showsAmounts: boolean }

/** A notice in the words of a device; without amounts unless its player allows them there. */
export function showNotice(notice: Notice, { language, showsAmounts }: Device): ShownNotice {
  const words = noticeWords[language]
  const kind = kindOf(notice)
  const shared = { lang: language, tag: kind, to: pages[kind] }
  switch (notice.about) {
    case 'chat':
      return {
        ...shared,
        title: words.supportAnswered,
        body: words.openChat,
        to: `/chat-box/${notice.chatId}`,
      }
    case 'letter':
    case 'words': {
      const { title, text } =
        notice.about === 'letter' ? putIntoWords(notice.letter, language) : notice
      return { ...shared, title, body: showsAmounts ? text : words.openToRead }
    }
  }
}
