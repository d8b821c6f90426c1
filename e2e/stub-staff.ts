import type { Page } from '@playwright/test'
import { asJson } from './front/as-json.ts'
import type { Reply } from './front/open-front.ts'
import { readCall } from './front/read-call.ts'
import type { Call } from './front/read-call.ts'
import { frontOf } from './front/test.ts'

/** One call that the back office made. */
export type StaffCall = {
  /** `POST /api/staff/deposits/:id/approve`. */
  name: string
  query: Record<string, string>
  body: unknown
  /** Whether the page says that it is the office's, without which no cookie counts. */
  ofTheOffice: boolean
}

/** What a call answers: JSON, or a function that decides by what was asked. */
type Answer = object | ((call: StaffCall) => object)
export type Answers = Record<string, Answer>

/** A refusal with a code of the catalogue. */
export function refusal(status: number, code: string, rest: object = {}) {
  return { refused: asJson({ code, message: code, request_id: 'r', ...rest }, status) }
}

/**
 * Answers every staff call as the test says, over a quiet house in which nothing waits. Gives the
 * list of the calls made so far.
 */
export function stubStaff(page: Page, answers: Answers = {}): Promise<StaffCall[]> {
  const calls: StaffCall[] = []
  const all: Answers = { ...quietHouse, ...answers }
  frontOf(page).add((request, url) => {
    if (!url.pathname.startsWith('/api/staff/')) return undefined
    return readCall(request, url).then((read) => {
      const call = nameCall(read, request.headers['x-maidan-office'] === '1')
      calls.push(call)
      const answer = all[call.name]
      return replyOf(typeof answer === 'function' ? answer(call) : answer)
    })
  })
  return Promise.resolve(calls)
}

/** Opens an address of the back office as a member of staff who has logged in. */
export async function openDesk(page: Page, path: string, language = 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    if (sessionStorage.getItem('opened') !== null) return
    sessionStorage.setItem('opened', '1')
    localStorage.setItem('staff_session', 'alice')
    localStorage.setItem('language', chosen)
  }, language)
  await page.goto(path)
}

export function callsOf(calls: readonly StaffCall[], name: string): StaffCall[] {
  return calls.filter((call) => call.name === name)
}

function nameCall({ method, path, search, body }: Call, ofTheOffice: boolean): StaffCall {
  const name = `${method} ${path.replace(/\/\d+(?=\/|$)/g, '/:id')}`
  return { name, query: search, body, ofTheOffice }
}

function replyOf(answer: object | undefined): Reply {
  if (answer === undefined) return asJson({ code: 'NOT_FOUND' }, 404)
  if ('refused' in answer) return answer.refused as Reply
  return 'raw' in answer ? (answer.raw as Reply) : asJson(answer)
}

export const overview = {
  username: 'alice',
  role: 'admin',
  deposits_waiting: 0,
  deposits_oldest_at: null,
  withdrawals_waiting: 0,
  withdrawals_oldest_at: null,
  chats_waiting: 0,
  approvals_waiting: 0,
  approvals_decided_at: null as string | null,
  players: 2,
  players_today: 1,
  audit_checked_at: '2026-01-15T12:00:00.000Z',
  audit_broken_at: null as number | null,
  held_wins: 0,
  ledger: [
    {
      currency: 'BDT',
      sum: '0.00',
      players: '1500.00',
      held: '0.00',
      clearing: '-1500.00',
      house: '0.00',
    },
  ],
}

export function listOf(data: readonly object[], total = data.length) {
  return { data, total, page: 1, page_size: 25 }
}

const quietHouse: Answers = {
  'GET /api/staff/overview': overview,
  'GET /api/staff/deposits': listOf([]),
  'GET /api/staff/withdrawals': listOf([]),
  'GET /api/staff/players': listOf([]),
  'GET /api/staff/markets': listOf([]),
  'GET /api/staff/chats': { data: [] },
  'GET /api/staff/approvals': listOf([]),
  'GET /api/staff/audit': { ...listOf([]), chain_intact: true },
  'POST /api/staff/logout': { message: 'Logged out.' },
}

/** Ages on the screens move on every 10 s; this much over a full minute is that minute at once. */
const overMs = 15_000

/** Minutes before now and a little more, as an answer carries them. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000 - overMs).toISOString()
}

/** A deposit that waits for staff; its reference ends in `id`. */
export function deposit(id: number, rest: object = {}) {
  return {
    id,
    reference: `DTEST${id}`,
    direction: 'deposit',
    state: 'review',
    player: { id: 7, username: 'bob', name: 'Bob', phone: '+8801712345678' },
    method: 'bKash',
    channel: 'Agent',
    amount: '1500.00',
    currency: 'BDT',
    account_number: '01712345678',
    receiving_account: '01700000001',
    trx_id: `BKA${id}`,
    payout_trx_id: null,
    promotion: null,
    bonus: null,
    has_receipt: false,
    receipt_type: null,
    statement: { found: true, amount: '1500.00', sender: '01712345678', fits: true },
    warnings: [] as object[],
    claimed_by: null as string | null,
    approval_asked_by: null as string | null,
    reason: null as string | null,
    created_at: minutesAgo(5),
    updated_at: minutesAgo(5),
    events: [
      { state: 'claimed', source: 'player', actor: 'bob', note: null, at: minutesAgo(5) },
    ] as object[],
    ...rest,
  }
}

/** A withdrawal that waits for staff. */
export function withdrawal(id: number, rest: object = {}) {
  return deposit(id, {
    reference: `WTEST${id}`,
    direction: 'withdrawal',
    channel: null,
    receiving_account: null,
    trx_id: null,
    statement: null,
    ...rest,
  })
}

/** What bob asked a second person to agree to. */
export function approval(id: number, rest: object = {}) {
  return {
    id,
    kind: 'deposit.credit',
    subject: `payment:DTEST${id}`,
    why: 'Seen in the app of the wallet',
    evidence: {
      reasons: ['no_statement', 'above_limit'],
      claimed: {
        player: 'carol',
        currency: 'BDT',
        amount: '25000.00',
        method: 'bKash',
        trx_id: 'BKA00042XY',
        account_number: '01712345678',
      },
      found: { limit: '20000.00' },
      effect: { credited: '25000.00' },
    },
    asked_by: 'bob',
    asked_at: minutesAgo(4),
    expires_at: minutesAgo(-600),
    state: 'waiting',
    decided_by: null as string | null,
    decided_at: null as string | null,
    note: '',
    may_decide: true,
    mine: false,
    ...rest,
  }
}

/** A player as the staff see him. */
export const bob = {
  id: 7,
  remote_id: 'mk_7x8',
  username: 'bob',
  name: 'Bob',
  phone: '+8801712345678',
  phone_verified: true,
  other_phones: [{ phone: '+8801812345678', verified: false }],
  email: 'bob@example.test',
  email_verified: false,
  birth_date: '1990-05-01',
  currency: 'BDT',
  status: 'active',
  balance: '1450.00',
  held: '50.00',
  remaining_turnover: '300.00',
  referral_code: 'BOB7',
  agent_code: null,
  affiliate_code: null,
  exchange_blocked: false,
  games_blocked: false,
  created_at: '2026-01-15T12:00:00.000Z',
  last_login_at: null,
  deposited: '1500.00',
  withdrawn: '0.00',
  play: {
    games: { staked: '100.00', won: '50.00', result: '-50.00' },
    exchange: { staked: '900.00', won: '1300.00', result: '400.00' },
    together: { staked: '1000.00', won: '1350.00', result: '350.00' },
  },
  payments: [deposit(1)],
  sessions: [
    {
      created_at: minutesAgo(60),
      last_seen_at: minutesAgo(1),
      ip: '10.0.0.7',
      agent: 'Chrome',
      ended: false,
    },
  ],
  rounds: [
    {
      id: 'padma-1',
      game: 'Royal Bengal',
      state: 'closed',
      bet: '100.00',
      win: '50.00',
      recall_url: 'http://games.test/recall/1',
      created_at: minutesAgo(3),
    },
  ],
}
