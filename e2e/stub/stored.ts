import type { Page } from '@playwright/test'
import { asJson } from './front/as-json.ts'
import { frontOf } from './front/test.ts'

export { open, ready } from './quick-clock.ts'

const now = '2026-01-15T12:00:00.000Z'

const answers: Record<string, unknown> = {
  '/api/balance': { balance: '12345.50', currency: 'BDT' },
  '/api/user/show': {
    id: 1,
    remote_id: 'r-alice',
    username: 'alice',
    name: 'Alice',
    phone: '01711000000',
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
  },
  '/api/transaction/show': { transaction: [] },
  '/api/turnovers': { turnover: [] },
  '/api/market/block': { exchange_market: 1, cs_market: 1, status: 'active' },
}

/** A player on this device: the stored session, and the server's answers to his own calls. */
export async function stubPlayer(page: Page, changed: Record<string, unknown> = {}): Promise<void> {
  await store(page, { token: 'token-of-alice', remote_id: 'r-alice', username: 'alice' })
  for (const [path, answer] of Object.entries({ ...answers, ...changed })) {
    await stub(page, path, answer)
  }
}

/** Answers one call as the test says; a number is a bare status. */
export async function stub(page: Page, path: string, answer: unknown): Promise<void> {
  const reply = typeof answer === 'number' ? asJson({}, answer) : asJson(answer)
  frontOf(page).add((_, url) => (url.pathname === path ? Promise.resolve(reply) : undefined))
  return Promise.resolve()
}

/** Writes storage keys once, before the first page of the test runs. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    const mark = `stored ${JSON.stringify(entries)}`
    if (sessionStorage.getItem(mark) !== null || window !== window.top) return
    sessionStorage.setItem(mark, '1')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}

/** What local storage holds under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** The general settings of the tests; a test changes what it is about. */
export function generalSettings(changed: Record<string, unknown> = {}) {
  return {
    general: [
      { id: 1, notice: 'First notice of the night', notice_bn: 'রাতের প্রথম ঘোষণা' },
      { id: 2, notice: 'Second notice', notice_bn: 'দ্বিতীয় ঘোষণা' },
    ],
    system_notice: '',
    support_mail: 'support@example.test',
    site_title: 'Maidan',
    site_status: 1,
    whatsapp: '8801711000000',
    live_chat: 'lc-7',
    intercom: 'ic-7',
    tawk_id: 'tw/7',
    usdt_rate: '120.00',
    withdrawal_status: 1,
    affiliate_url: '//affiliate.localhost/login',
    content_host: '',
    support_account_id: 1,
    licence: 'Play money only',
    sandbox: true,
    ...changed,
  }
}

export function slider(id: number, slider_type: string, changed: Record<string, unknown> = {}) {
  return {
    id,
    slider_type,
    thubmnail: `banners/test-${id}.svg`,
    link: null,
    name: `Slide ${id}`,
    name_bn: `ছবি ${id}`,
    message_id: null,
    status: 'active',
    ...changed,
  }
}
