import type { Page } from '@playwright/test'
import { CLAIM_MINUTES } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import type { Answers } from './answer.ts'
import { answerAll } from './answer-calls.ts'
import type { StubCall } from './read-stub-call.ts'

type Of<Name extends keyof Calls> = CallAnswer<Calls[Name]>

export type Payment = Of<'staffApproveDeposit'>
export type Approval = Of<'staffDecideApproval'>

/**
 * Answers every staff call as the test says, over a quiet house in which nothing waits. Gives the
 * list of the calls made so far.
 */
export function stubStaff(page: Page, answers: Answers = {}): Promise<StubCall[]> {
  return Promise.resolve(answerAll(page, '/api/staff/', { ...quietHouse, ...answers }))
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

/** A desk without promotions, nor anything that one could be for. */
export const noPromotions: Of<'staffPromotions'> = {
  data: [],
  free_games: [],
  methods: [],
  countries: [],
  game_edges: [],
  new_waiting: [],
}

export const overview: Of<'staffOverview'> = {
  username: 'alice',
  role: 'admin',
  deposits_waiting: 0,
  deposits_oldest_at: null,
  withdrawals_waiting: 0,
  withdrawals_oldest_at: null,
  chats_waiting: 0,
  approvals_waiting: 0,
  approvals_decided_at: null,
  players: 2,
  players_today: 1,
  audit_checked_at: '2026-01-15T12:00:00.000Z',
  audit_broken_at: null,
  books_checked_at: '2026-01-15T12:00:00.000Z',
  books_breaks: 0,
  books_known: 0,
  held_wins: 0,
  provider_days_near: 0,
  provider_days_reached: 0,
  chain_minutes_behind: null,
  strange_transfers: 0,
  round_differences: 0,
  stuck_contests: 0,
  abuse_cases: 0,
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

/** A page of a list, the first of so many. */
export function listOf<Row>(data: Row[], total = data.length) {
  return { data, total, page: 1, page_size: 25 }
}

const quietHouse = {
  staffOverview: overview,
  staffDeposits: listOf([]),
  staffWithdrawals: listOf([]),
  staffMethods: { data: [], strange_notices: [] },
  staffReceivingAccounts: { data: [], methods: [], new_waiting: 0 },
  staffFront: { data: [], games: [], new_waiting: [] },
  staffPromotions: noPromotions,
  staffFreeRounds: { data: [] },
  staffVip: { levels: [], weights: [], too_dear: [], changed_at: null, approval_id: null },
  staffPlayers: listOf([]),
  staffMarkets: listOf([]),
  staffChats: { data: [] },
  staffApprovals: listOf([]),
  staffAbuseCases: listOf([]),
  staffAudit: { ...listOf([]), chain_intact: true },
  staffProofs: { ...listOf([]), wished_at: null },
  staffReconciliation: listOf([]),
  staffRoundDays: listOf([]),
  staffProviderDays: { data: [] },
  staffStuckContests: { data: [] },
  staffUnallocated: { ...listOf([]), open: [] },
  staffLogout: { message: 'Logged out.' },
} satisfies Answers

/** Ages on the screens move on every 10 s; this much over a full minute is that minute at once. */
const overMs = 15_000

/** Minutes before now and a little more, as an answer carries them. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000 - overMs).toISOString()
}

/** A deposit that waits for staff; its reference ends in `id`. */
export function deposit(id: number, rest: Partial<Payment> = {}): Payment {
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
    usdt: null,
    promotion: null,
    bonus: null,
    has_receipt: false,
    receipt_type: null,
    statement: { found: true, amount: '1500.00', sender: '01712345678', fits: true },
    warnings: [],
    claimed_by: null,
    claimed_until: null,
    approval_asked_by: null,
    reason: null,
    created_at: minutesAgo(5),
    updated_at: minutesAgo(5),
    events: [{ state: 'claimed', source: 'player', actor: 'bob', note: null, at: minutesAgo(5) }],
    ...rest,
  }
}

/** A payment that somebody has just taken from the queue. */
export function heldBy(claimed_by: string): Pick<Payment, 'claimed_by' | 'claimed_until'> {
  return { claimed_by, claimed_until: minutesAgo(-CLAIM_MINUTES) }
}

/** A withdrawal that waits for staff. */
export function withdrawal(id: number, rest: Partial<Payment> = {}): Payment {
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
export function approval(id: number, rest: Partial<Approval> = {}): Approval {
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
    decided_by: null,
    decided_at: null,
    note: '',
    may_decide: true,
    mine: false,
    ...rest,
  }
}

/** A player as the staff see them. */
export const bob: Of<'staffPlayer'> = {
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
  vip: { level: 'Expert I', points: '40', earned: '140' },
  referral_code: 'BOB7',
  agent_code: null,
  affiliate_code: null,
  second_factor: false,
  exchange_blocked: false,
  games_blocked: false,
  open_requests: { exchange: null, games: null, account: null },
  protection: { limits: [], aside: null, break: null },
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
