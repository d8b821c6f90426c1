import type { CallName } from '@maidan/contract'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { toMakePayment } from '../steps/funds-steps.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { gate } from '../stub/answer.ts'
import { now, stubExchange, unmatched } from '../stub/bets.ts'
import { daily, protection } from '../stub/protection.ts'
import { heldAfter, readings } from '../stub/held-readings.ts'
import { alice } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

const ok = { success: true, message: 'ok' }

type Act = {
  what: string
  path: string
  call: CallName
  answer: object
  press: (page: Page) => Promise<void>
  told: (page: Page) => Locator
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const taken = { transaction_id: 'MABCDEF', bonus: '5.00', to_stake: '5.00', expires_at: null }
const edit = async (page: Page, message: string, act: string) => {
  await button(page, 'Edit').click()
  await page.getByRole('checkbox', { name: `Select ${message}` }).check()
  await button(page, act).click()
}

const acts: Act[] = [
  {
    what: 'points are converted',
    path: '/vip',
    call: 'convertVipcoin',
    answer: { success: true, message: 'Forty it is' },
    press: (page) => button(page, 'Convert').click(),
    told: (page) => page.getByText('Forty it is', { exact: true }),
  },
  {
    what: 'a reward is taken',
    path: '/promotions',
    call: 'takeMission',
    answer: taken,
    press: (page) => button(page, 'Take ৳ 5').click(),
    told: (page) => page.getByText('৳ 5 is taken and kept for you.'),
  },
  {
    what: 'a bonus is given up',
    path: '/withdrawal',
    call: 'giveUpBonus',
    answer: ok,
    press: async (page) => {
      await button(page, 'Withdraw without the bonus').click()
      await button(page, 'Give it up').click()
    },
    told: (page) => page.getByText('Bonus given up', { exact: true }),
  },
  {
    what: 'a payment is cancelled',
    path: '/transaction-record',
    call: 'cancelPayment',
    answer: ok,
    press: async (page) => {
      await page.locator('main li').first().getByRole('button').click()
      await button(page, 'Cancel this deposit').click()
      await button(page, 'Cancel it').click()
    },
    told: (page) => page.getByRole('dialog').getByText('Cancelled by you', { exact: true }),
  },
  {
    what: 'a limit is set',
    path: '/play-limits',
    call: 'setPlayLimit',
    answer: ok,
    press: async (page) => {
      await button(page, 'Change: Deposits, A day').click()
      await page.getByLabel('Limit').fill('300')
      await button(page, 'Save the limit').click()
    },
    told: (page) => page.getByText('Your limit is saved.'),
  },
  {
    what: 'a break is begun',
    path: '/play-limits',
    call: 'beginBreak',
    answer: { until: '2026-01-22T12:00:00.000Z' },
    press: async (page) => {
      await page.getByText('7 days', { exact: true }).click()
      await button(page, 'Go on').click()
      await page.getByLabel('Your password').fill('Kestrel47moss')
      await button(page, 'Begin the break').click()
    },
    told: (page) => page.getByText('Your break has begun.'),
  },
  {
    what: 'a message is marked read',
    path: '/inbox',
    call: 'readInboxMessage',
    answer: ok,
    press: (page) => edit(page, 'First', 'Mark read'),
    told: (page) => page.getByRole('main').filter({ hasNotText: 'Unread' }),
  },
  {
    what: 'a message is deleted',
    path: '/inbox',
    call: 'deleteInboxMessage',
    answer: ok,
    press: (page) => edit(page, 'First', 'Delete'),
    told: (page) => page.getByRole('main').filter({ hasText: 'Second', hasNotText: 'First' }),
  },
  {
    what: 'the terms are agreed to',
    path: '/page/terms',
    call: 'acceptPage',
    answer: ok,
    press: (page) => button(page, 'I have read this and agree').click(),
    told: (page) => page.getByText('It is kept that you agreed'),
  },
  {
    what: 'a birthday is saved',
    path: '/profile',
    call: 'updateProfile',
    answer: { dofb: '1991-02-03', message: 'ok' },
    press: async (page) => {
      await page.getByLabel('Birthday').fill('1991-02-03')
      await button(page, 'Save').click()
    },
    told: (page) => page.getByText('1991-02-03', { exact: true }),
  },
  {
    what: 'a phone is verified',
    path: '/profile',
    call: 'verifyPhoneNumber',
    answer: ok,
    press: async (page) => {
      await button(page, 'Verify').first().click()
      await page.getByLabel('Code', { exact: true }).fill('123456')
      await button(page, 'Confirm').click()
    },
    told: (page) =>
      page
        .getByText(alice.phone, { exact: true })
        .locator('xpath=ancestor::div[2]')
        .getByText('Verified', { exact: true }),
  },
  {
    what: 'a bet is kept over the start of play',
    path: '/exchange-account/bets',
    call: 'updateBet',
    answer: { bet: unmatched('4', { persistence: 'keep' }) },
    press: (page) => button(page, 'Keep it').first().click(),
    told: (page) =>
      page
        .getByRole('group', { name: 'When play starts' })
        .getByRole('button', { name: 'Keep it', pressed: true, disabled: false }),
  },
]

test('[CASH-54] a payment is claimed, and that is told while the records hang', async ({
  page,
}) => {
  let isClaimed = false
  const { opened, open } = gate()
  const records = { transaction: [] }
  await toMakePayment(page, {
    showTransactions: () => (isClaimed ? opened.then(() => records) : records),
    submitDeposit: () => {
      isClaimed = true
      return { success: true, message: 'ok', transaction_id: 'DAB12CD3' }
    },
  })
  await page.getByLabel(/Transaction ID/).fill('8N7AB2C3D4')
  await button(page, 'Submit').click()
  await expect(page.getByText('ডিপোজিট সফলভাবে জমা হয়েছে।')).toBeVisible()
  open()
})

for (const act of acts)
  test(`[ERR-02] ${act.what}, and that is told while all that follows hangs`, async ({ page }) => {
    const { answers, open } = heldAfter(act.call, act.answer)
    await stubExchange(page, answers)
    await openQuickly(page, act.path, now)
    await act.press(page)
    await expect(act.told(page)).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    open()
  })

for (const { what, path, event, call, changed, press, last, told } of [
  {
    what: 'a bonus is given up',
    path: '/withdrawal',
    event: { type: 'turnover' },
    call: 'giveUpBonus',
    changed: { showTurnovers: { turnover: [] } },
    press: async (page: Page) => {
      await button(page, 'Withdraw without the bonus').click()
      await button(page, 'Give it up').click()
    },
    last: 'Give it up',
    told: 'Bonus given up',
  },
  {
    what: 'a limit is kept',
    path: '/play-limits',
    event: { type: 'play_refused', code: 'LIMIT_STAKE', params: {}, message: 'Above it.' },
    call: 'takeBackPlayLimit',
    changed: { showProtection: protection({ limits: [daily] }) },
    press: (page: Page) => button(page, 'Keep my limit').click(),
    last: 'Keep my limit',
    told: 'Your limit stays as it is.',
  },
] as const)
  test(`[ERR-02] ${what}, and that is told though the live line was faster`, async ({ page }) => {
    let tell = () => {}
    await page.routeWebSocket(/\/live$/, (socket) => {
      tell = () => socket.send(JSON.stringify(event))
    })
    const { opened, open } = gate()
    let isDone = false
    const later = Object.entries(changed).map(([name, read]) => [
      name,
      () => (isDone ? read : readings[name as keyof typeof changed]),
    ])
    await stubExchange(page, {
      ...readings,
      ...Object.fromEntries(later),
      [call]: () => {
        isDone = true
        tell()
        return opened.then(() => ok)
      },
    })
    await openQuickly(page, path, now)
    await press(page)
    await expect(button(page, last)).toHaveCount(0)
    open()
    await expect(page.getByText(told, { exact: true })).toBeVisible()
  })
