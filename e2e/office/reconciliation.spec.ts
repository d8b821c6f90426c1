import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { gate, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { listOf, openDesk, stubStaff } from '../stub/staff.ts'
import { pressByKey } from '../steps/press/press-by-key.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Day = CallAnswer<Calls['staffReconciledDay']>

const at = '2026-11-23T18:30:00.000Z'
const run: Day['run'] = {
  partner: 'bkash',
  day: '2026-11-23',
  at,
  state: 'differs',
  matched: 41,
  difference_count: 3,
  ledger: '20500.00',
  by_hand: '1500.00',
  statement: '19123.00',
}
const agrees: Day['run'] = { ...run, partner: 'nagad', state: 'agrees', difference_count: 0 }
const silent: Day['run'] = { ...run, partner: 'sslcommerz', state: 'silent', statement: null }
const theirs = { invoice: 'DQ7K2M9XTP3A', amount: '450.00', wallet: '01712345678', at }
const ours = {
  reference: 'DQ7K2M9XTP3A',
  state: 'credited',
  amount: '500.00',
  booked: '500.00',
} as const
const day: Day = {
  run,
  why: null,
  lines: [
    { difference: 'amount_differs', kind: 'payment', trx_id: 'DK81QF02ZA', ours, theirs },
    {
      difference: 'missing_ours',
      kind: 'payment',
      trx_id: 'DK81QF02ZB',
      ours: null,
      theirs: { ...theirs, invoice: '', amount: '123.00' },
    },
    { difference: 'missing_partner', kind: 'payout', trx_id: null, ours, theirs: null },
  ],
  earlier: [{ at: '2026-11-23T18:15:00.000Z', state: 'silent', difference_count: 0 }],
}
const days = listOf<CallAnswer<Calls['staffReconciliation']>['data'][number]>([
  { day: '2026-11-23', runs: [run, agrees, silent] },
  { day: '2026-11-22', runs: [{ ...agrees, partner: 'bkash' }] },
])

for (const [width, language, partner, words] of [
  [1280, 'en', 'bKash', ['Differs', '3 differ', 'No answer', 'Not yet', '2026/11/23']],
  [360, 'bn', 'বিকাশ', ['মেলেনি', '৩টি মেলেনি', 'উত্তর নেই', 'এখনো হয়নি', '2026/11/23']],
] as const)
  test(`[LAW-6] days stand with what each partner's statement says at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await stubStaff(page, { staffReconciliation: days, staffReconciledDay: day })
    await openDesk(page, '/reconciliation', language)
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: partner }).first().click()
    await expect(page.getByText('DK81QF02ZA')).toBeVisible()
    await expect(page.getByText('৳ 450.00').first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const overflows = await page.evaluate(() => document.body.scrollWidth > innerWidth)
    expect(overflows).toBe(false)
  })

test('[LAW-6] a day is reconciled again at a press, and its table is saved', async ({ page }) => {
  const calls = await stubStaff(page, {
    staffReconciledDay: refused('NOT_FOUND'),
    staffReconcileDay: day,
    downloadReconciledDay: 'table',
  })
  await openDesk(page, '/reconciliation/day?partner=bkash&day=2026-11-23')
  await expect(page.getByText('This day has not been reconciled')).toBeVisible()
  await page.getByRole('button', { name: 'Reconcile now' }).click()
  await expect(page.getByText('Missing here')).toBeVisible()
  expect(callsOf(calls, 'staffReconcileDay')).toHaveLength(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download table' }).click()
  expect((await saved).suggestedFilename()).toBe('bkash-2026-11-23.csv')
})

test('a button that was waited for gives the keyboard its place back', async ({ page }) => {
  const { opened, open: answer } = gate()
  await stubStaff(page, {
    staffReconciledDay: day,
    staffReconcileDay: async () => {
      await opened
      return day
    },
  })
  await openDesk(page, '/reconciliation/day?partner=bkash&day=2026-11-23')
  const button = page.getByRole('button', { name: 'Reconcile now' })
  await pressByKey(button)
  answer()
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
})

test('[LAW-11] a silent partner is said so, and a busy day too', async ({ page }) => {
  await stubStaff(page, {
    staffReconciledDay: { ...day, run: { ...silent }, why: 'UND_ERR_SOCKET', lines: [] },
    staffReconcileDay: refused('STATE_CHANGED'),
  })
  await openDesk(page, '/reconciliation/day?partner=sslcommerz&day=2026-11-23')
  await expect(page.getByText('The partner did not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Reconcile now' }).click()
  await expect(page.getByText('This day is being reconciled already.')).toBeVisible()
})

test('before the first day the page says when it comes', async ({ page }) => {
  await stubStaff(page)
  await openDesk(page, '/reconciliation')
  await expect(page.getByText('No day has been reconciled yet')).toBeVisible()
})
