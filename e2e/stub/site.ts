import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { asJson } from './front/as-json.ts'
import type { Reply } from './front/open-front.ts'
import { readCall } from './front/read-call.ts'
import type { Call } from './front/read-call.ts'
import { frontOf } from './front/test.ts'
import { generalSettings, slider, store } from './stubs.ts'

export type { Call } from './front/read-call.ts'

/** A refusal with a body, a broken connection, an answer that waits, or one made from the call. */
export type Special =
  { refused: number; body: unknown } | { broken: true } | { afterMs: number; body: unknown }

export type Answers = Record<string, unknown>

const now = '2026-01-15T12:00:00.000Z'

export const alice = {
  id: 1,
  remote_id: 'r-alice',
  username: 'alice',
  name: 'Alice Rahman',
  phone: '01712345678',
  email: 'alice@example.test',
  session_id: 1,
  email_verified_at: now,
  dofb: '1990-01-01',
  created_at: now,
  currency: 'BDT',
  balance: '12345.50',
  vip_coin: '40',
  cash_bonus: '0.00',
  referral_code: 'ALICE1',
  level: 'Normal',
  last_login_at: now,
  referrals: [],
}

const channels = [
  { id: 1, account_type: 'Personal', icon: '/storage/channels/personal.svg' },
  { id: 2, account_type: 'Agent', icon: '/storage/channels/agent.svg' },
  { id: 3, account_type: 'Merchant', icon: '/storage/channels/merchant.svg' },
]

/** A payment method of the site; a test changes what it is about. */
export function paymentMethod(id: number, name: string, changed: Answers = {}) {
  return {
    id,
    name,
    icon: `/storage/methods/${name.toLowerCase()}.svg`,
    status: 'active',
    type: 'manual',
    channels,
    color: '#E2136E',
    text_color: '#FFFFFF',
    deposit_min: '200.00',
    deposit_max: '25000.00',
    withdrawal_min: '500.00',
    withdrawal_max: '25000.00',
    account_digits: [11],
    ...changed,
  }
}

export const methods = [
  paymentMethod(1, 'bKash'),
  paymentMethod(2, 'Nagad', { color: '#EC1C24' }),
  paymentMethod(3, 'Rocket', { color: '#8C3494' }),
  paymentMethod(4, 'Upay', { color: '#FFD503', text_color: '#13294B' }),
]

export function promotion(id: number, name: string, changed: Answers = {}) {
  return {
    id,
    name,
    name_bn: '',
    thumbnail: '/storage/promotions/welcome-100.svg',
    desc: 'Your first deposit counts twice: one bonus of the same amount.',
    desc_bn: '',
    start_date: '2025-12-31T18:00:00.000Z',
    end_date: '2026-12-31T17:59:59.000Z',
    status: 'display',
    deposit_bouns: '100',
    turnover: '10',
    categories: [99],
    on_deposit: true,
    deposit_min: '200.00',
    bonus_max: '10000.00',
    ...changed,
  }
}

export function transaction(transaction_id: string, changed: Answers = {}) {
  return {
    id: 1,
    action: 'deposit',
    amount: '1000.00',
    currency: 'BDT',
    key: '1',
    created_at: now,
    updated_at: now,
    transaction_id,
    payment_method: { name: 'bKash', icon: '/storage/methods/bkash.svg', type: 'manual' },
    promotion: null,
    account_number: '01*******78',
    reason: null,
    timeline: [],
    ...changed,
  }
}

const siteAnswers: Answers = {
  '/api/general': generalSettings(),
  '/api/logo': [{ logo: 'brand/logo.svg', mobile_logo: '', loader_logo: '', favicon: '' }],
  '/api/sliders': { main: [slider(1, 'Main'), slider(2, 'Main')], favourite: [], feature: [] },
  '/api/sociallink': { whatsapp: '', facebook: '', telegram: '' },
  '/api/payment-methods': methods,
  '/api/promotion': [promotion(1, 'Welcome bonus')],
}

const playerAnswers: Answers = {
  '/api/balance': { balance: '12345.50', currency: 'BDT' },
  '/api/user/show': alice,
  '/api/transaction/show': { transaction: [] },
  '/api/turnovers': { turnover: [] },
  '/api/market/block': { exchange_market: 1, cs_market: 1, status: 'active' },
  '/api/get/other/phone': { data: [] },
}

/**
 * A site without its server, and alice logged in on this device: every call is answered from
 * here, the start calls with a sensible house. `changed` answers single paths differently: with
 * a value, a {@link Special}, or a function of the call, which may keep the page waiting. Gives
 * the calls as they are made.
 */
export async function stubSite(page: Page, changed: Answers = {}): Promise<Call[]> {
  await store(page, { token: 'token-of-alice', remote_id: 'r-alice', username: 'alice' })
  return stubGuestSite(page, changed)
}

/** The same with nobody logged in. */
export function stubGuestSite(page: Page, changed: Answers = {}): Promise<Call[]> {
  const answers: Answers = { ...siteAnswers, ...playerAnswers, ...changed }
  const calls: Call[] = []
  frontOf(page).add((request, url) => {
    if (!url.pathname.startsWith('/api/')) return undefined
    return readCall(request, url).then(async (call) => {
      calls.push(call)
      const answer = answers[call.path]
      return replyOf(isMaker(answer) ? await answer(call) : answer)
    })
  })
  return Promise.resolve(calls)
}

/** Answers that follow each other, call by call; the last one stays. */
export function inTurn(...answers: readonly unknown[]): () => unknown {
  let made = 0
  return () => answers[Math.min(made++, answers.length - 1)]
}

/** The calls of a path among those that were made. */
export function callsOf(calls: readonly Call[], path: string): Call[] {
  return calls.filter((call) => call.path === path)
}

async function replyOf(answer: unknown): Promise<Reply> {
  if (answer === undefined) return asJson({ message: 'no such call' }, 404)
  if (!isSpecial(answer)) return asJson(answer)
  if ('broken' in answer) return 'broken'
  if ('refused' in answer) return asJson(answer.body, answer.refused)
  await sleep(answer.afterMs)
  return asJson(answer.body)
}

function isMaker(answer: unknown): answer is (call: Call) => unknown {
  return typeof answer === 'function'
}

function isSpecial(answer: unknown): answer is Special {
  if (typeof answer !== 'object' || answer === null) return false
  return 'refused' in answer || 'broken' in answer || 'afterMs' in answer
}
