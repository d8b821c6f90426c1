import type { CallName } from '@maidan/contract'
import { gate } from './answer.ts'
import type { Answers } from './answer.ts'
import { unmatched } from './bets.ts'
import { daily, protection } from './protection.ts'
import { alice, funds, madeAt, transaction, turnover } from './records.ts'

/** Answers the act, and holds whatever is read after it until the test lets it go. */
export function heldAfter(call: CallName, answer: object) {
  let isDone = false
  const { opened, open } = gate()
  const held = Object.entries(readings).map(([name, read]) => [
    name,
    () => (isDone ? opened.then(() => read) : read),
  ])
  const done = () => {
    isDone = true
    return answer
  }
  const answers: Answers = { ...Object.fromEntries(held), [call]: done }
  return { answers, open }
}

/** What the pages read again after an act, each with what it answers all the time. */
export const readings = {
  balance: funds('800.00'),
  showUser: { ...alice, dofb: null, session_id: 0, vip_coin: '40' },
  showTransactions: { transaction: [transaction('DWAIT001', { key: '0', may_cancel: true })] },
  showTurnovers: { turnover: [turnover(7, { bonus: '100.00' })] },
  showProtection: protection({
    limits: [
      {
        ...daily,
        asked: { amount: '900.00', usable_at: '2026-01-16T12:00:00.000Z', lapses_at: madeAt },
      },
    ],
  }),
  showMissions: {
    data: [
      {
        promotion_id: 9,
        name: 'Twenty plays of the day',
        name_bn: 'দিনের কুড়ি খেলা',
        period: 'day',
        from: '2026-01-14T18:00:00.000Z',
        until: '2026-01-15T18:00:00.000Z',
        take_until: '2026-01-16T18:00:00.000Z',
        state: 'ready',
        is_over: false,
        plays: 20,
        done: 23,
        stake_min: '10.00',
        reward: '5.00',
        turnover: 1,
        to_stake: '5.00',
        bonus_days: 7,
        weights: [],
      },
    ],
  },
  listInbox: {
    success: true,
    data: {
      data: [
        { id: 1, title: 'First', message: 'a', created_at: madeAt, is_read: false },
        { id: 2, title: 'Second', message: 'b', created_at: madeAt, is_read: true },
      ],
      last_page: 1,
      unread: 1,
    },
  },
  duePages: {
    pages: [{ key: 'terms', version: 1, published_at: madeAt, accepted_version: null }],
  },
  openBets: { bets: [unmatched('4')] },
} satisfies Answers
