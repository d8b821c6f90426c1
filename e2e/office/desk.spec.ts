import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { asPicture } from '../stub/picture.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import {
  bob,
  deposit,
  heldBy,
  listOf,
  minutesAgo,
  openDesk,
  overview,
  stubStaff,
} from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const logIn = 'staffLogin'

const sessionMark = (page: Page) => page.evaluate(() => localStorage.getItem('staff_session'))

test('[SIL-026] the log-in asks for the code when the server does, and leads back', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    [logIn]: ({ body }) => {
      const { password, totp } = body as { password: string; totp?: string }
      if (password !== 'Right-2026')
        return refused('INVALID_CREDENTIALS', { message: 'Invalid username or password.' })
      if (totp === undefined) return refused('STAFF_CODE_NEEDED', { message: 'Your code.' })
      return { username: 'alice', role: 'admin' }
    },
  })
  await page.goto('/players?search=bob')
  await expect(page.getByLabel('Authenticator code')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Please enter your username.')).toBeVisible()
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password.')
  await page.getByLabel('Password', { exact: true }).fill('Right-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Authenticator code')).toBeFocused()
  await page.keyboard.type('১২৩৪৫৬')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/players?search=bob')
  expect(callsOf(calls, logIn).at(-1)?.body).toEqual({
    username: 'alice',
    password: 'Right-2026',
    totp: '123456',
  })
  expect(await sessionMark(page)).not.toBeNull()
})

test('[SIL-026] a 401 of any call ends the session and says so', async ({ page }) => {
  await stubStaff(page, { staffAudit: refused('NOT_LOGGED_IN') })
  await openDesk(page, '/audit?search=x')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/log-in\?.*to=%2Faudit/)
  expect(await sessionMark(page)).toBeNull()
})

test('[SIL-026] logging out forgets the token', async ({ page }) => {
  const calls = await stubStaff(page)
  await openDesk(page, '/')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  expect(callsOf(calls, 'staffLogout')).toHaveLength(1)
  expect(await sessionMark(page)).toBeNull()
})

test('[SIL-026] the overview counts what waits and proves that the books balance', async ({
  page,
}) => {
  await stubStaff(page, {
    staffOverview: {
      ...overview,
      deposits_waiting: 4,
      deposits_oldest_at: minutesAgo(45),
    },
  })
  await openDesk(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Deposits/ })).toContainText('45 min')
  await expect(main).toContainText('The books balance')
  await expect(main).toContainText('−৳ 1,500.00')
  await expect(page.getByRole('navigation')).toContainText('4 waiting')
  await expect(page).toHaveTitle('(4) Maidan back office')
})

test('[SIL-026] a sum that is not 0 is an alarm', async ({ page }) => {
  await stubStaff(page, {
    staffOverview: {
      ...overview,
      ledger: overview.ledger.map((line) => ({ ...line, sum: '0.01' })),
    },
  })
  await openDesk(page, '/')
  await expect(page.getByRole('alert')).toContainText('Stop all payouts')
})

test('[SIL-026] the navigation offers only what the role may open', async ({ page }) => {
  await stubStaff(page, { staffOverview: { ...overview, role: 'cashier' } })
  await openDesk(page, '/')
  const nav = page.getByRole('navigation', { name: 'Main menu' })
  await expect(nav.getByRole('link')).toHaveText([
    'Overview',
    'Deposits',
    'Withdrawals',
    'Players',
    'Approvals',
    'Held wins',
    'Games',
    'Cases',
    'Payment methods',
    'Receiving',
    'Wallet phones',
    'Unallocated money',
    'Reconciliation',
    'Promotions',
    'VIP levels',
  ])
  await expect(nav.getByRole('link', { name: 'Audit' })).toHaveCount(0)
})

test('[I18N-02] Bangla covers the screens and the refusals', async ({ page }) => {
  let fails = true
  await stubStaff(page, {
    staffPlayers: () => (fails ? refused('UNAVAILABLE') : listOf([])),
  })
  await openDesk(page, '/players', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('খেলোয়াড়')
  await expect(page.getByRole('alert')).toContainText('সাইট এখন ব্যস্ত')
  fails = false
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.getByText('কোনো খেলোয়াড় পাওয়া যায়নি')).toBeVisible()
})

test('[SIL-053] the ledger shows kind, sign, balance and time in GMT+6 with UTC in the title', async ({
  page,
}) => {
  const line = {
    seq: '2',
    transfer_id: '9',
    kind: 'game_bet',
    amount: '-100.00',
    balance_after: '1400.00',
    counter_account: 'house:games:padma:BDT',
    command_key: 'game:padma:bet:1',
    created_at: '2026-01-15T20:00:00.000Z',
  }
  await stubStaff(page, {
    staffPlayer: bob,
    staffLedger: { ...listOf([line]), currency: 'BDT' },
  })
  await openDesk(page, '/players/7?tab=ledger')
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Game bet')
  await expect(row).toContainText('−৳ 100.00')
  await expect(row).toContainText('৳ 1,400.00')
  await expect(row.getByText('2026/01/16 02:00:00')).toHaveAttribute(
    'title',
    '2026-01-15 20:00:00 UTC',
  )
})

test('[CHAT-06] [CHAT-07] support answers with Enter, and both sides stand apart', async ({
  page,
}) => {
  const said = (id: number, sender_id: number, content: string) => ({
    id,
    chat_id: 5,
    sender_id,
    content,
    has_picture: content === '',
    created_at: minutesAgo(2),
  })
  const chat = {
    chat_id: 5,
    player_id: 7,
    username: 'bob',
    last_message: 'Hello',
    last_at: minutesAgo(2),
    waiting: true,
  }
  const calls = await stubStaff(page, {
    staffChats: { data: [chat] },
    staffChatMessages: () => ({
      player_id: 7,
      messages: [
        said(1, 7, 'Hello'),
        said(3, 7, ''),
        ...callsOf(calls, 'staffAnswerChat').map(() => said(2, 1, 'Hi Bob')),
      ],
    }),
    staffAnswerChat: { data: said(2, 1, 'Hi Bob') },
    staffChatPicture: asPicture,
  })
  await openDesk(page, '/chats')
  await page.getByRole('button', { name: /bob/ }).click()
  await expect(page.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', /^blob:/)
  const box = page.getByLabel('Your answer')
  await box.fill('Hi Bob')
  await box.press('Enter')
  await expect(page.getByRole('log')).toContainText('Support: Hi Bob')
  await expect(page.getByRole('log')).toContainText('Player: Hello')
  await expect(box).toHaveValue('')
  expect(callsOf(calls, 'staffAnswerChat').map(({ body }) => body)).toEqual([{ content: 'Hi Bob' }])
})

test('[SIL-026] a broken audit chain is an alarm', async ({ page }) => {
  const line = {
    id: 1,
    actor: 'alice',
    act: 'deposit.approve',
    subject: 'payment:DTEST1',
    detail: '{"credited": "1450.00", "note": ""}',
    ip: '10.0.0.1',
    at: minutesAgo(1),
    hash: 'ab'.repeat(32),
  }
  await stubStaff(page, { staffAudit: { ...listOf([line]), chain_intact: false } })
  await openDesk(page, '/audit')
  await expect(page.getByRole('alert')).toContainText('Chain broken')
  await expect(page.getByRole('row').nth(1)).toContainText('Credited a deposit')
  await expect(page.getByRole('row').nth(1)).toContainText('credited 1450.00')
})

const paths = ['/', '/deposits', '/deposits?open=DTEST1', '/players/7', '/chats', '/audit']
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
for (const size of sizes) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} of the back office at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await stubStaff(page, {
        staffDeposits: listOf([deposit(1, heldBy('bob'))]),
        staffPlayer: bob,
      })
      await openDesk(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await violationsOf(page)).toEqual([])
    })
  }
}

test('[SIL-026] against the real house: the demo admin logs in and sees books that balance', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main')).toContainText('The books balance')
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByText('Chain intact')).toBeVisible()
  await page.getByRole('link', { name: /Deposits/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposits')
  await page.getByRole('link', { name: 'Players' }).click()
  // Deposits have a search, too: what is typed before the screen changes is typed there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players')
  await page.getByRole('search').getByRole('textbox').fill('rahim2026')
  await page.getByRole('link', { name: 'rahim2026' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rahim2026')
})

test('[SIL-026] a desk that nobody touches for half an hour is logged out', async ({ page }) => {
  await page.clock.install()
  const calls = await stubStaff(page)
  await openDesk(page, '/players')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward('20:00')
  await page.keyboard.press('j')
  await page.clock.fastForward('20:00')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players')
  await page.clock.fastForward('11:00')
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(callsOf(calls, 'staffLogout')).toHaveLength(1)
})
