import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { transaction } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

const paid = transaction('DFIND001', { key: '0' })

for (const [width, language, words] of [
  [
    390,
    'en',
    ['I paid, nothing came', 'TrxID', 'Find', 'None of your payments', 'Show how it stands'],
  ],
  [1280, 'bn', ['টাকা দিয়েছি, কিছু আসেনি', 'TrxID', 'খুঁজুন', 'কোনো পেমেন্টে নেই', 'কী অবস্থায় আছে']],
] as const)
  test(`a payment is found by its TrxID, or what to do is said, at ${width} px (${language})`, async ({
    page,
  }) => {
    const [ask, field, find, none, show] = words
    let found: string | null = null
    await page.setViewportSize({ width, height: 844 })
    await store(page, { language })
    const calls = await stubSite(page, {
      showTransactions: { transaction: [paid] },
      tracePayment: () => ({ transaction_id: found }),
    })
    await open(page, '/transaction-record')
    await page.getByRole('button', { name: ask }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: find }).click()
    expect(callsOf(calls, 'tracePayment')).toHaveLength(0)
    await dialog.getByLabel(field).fill(' 8n7a2kxtrx ')
    await dialog.getByRole('button', { name: find }).click()
    await expect(dialog.getByRole('status')).toContainText(none)
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/deposit')
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    found = 'DFIND001'
    await dialog.getByRole('button', { name: find }).click()
    await expect(dialog.getByRole('status')).toContainText('DFIND001')
    await dialog.getByRole('button', { name: show }).click()
    await expect(page.getByRole('dialog').getByText('DFIND001')).toBeVisible()
    expect(callsOf(calls, 'tracePayment')[0]?.body).toEqual({ trx_id: '8n7a2kxtrx' })
  })

test('what is too old for the list, tried too often or broken is said', async ({ page }) => {
  let answer: ReturnType<typeof refused> | { transaction_id: string } = refused(
    'TOO_MANY_REQUESTS',
    {
      params: { seconds: 40 },
      message: 'Too many tries. Please wait 40 seconds.',
    },
  )
  await stubSite(page, { tracePayment: () => answer as never })
  await open(page, '/transaction-record')
  await page.getByRole('button', { name: 'I paid, nothing came' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('TrxID').fill('8N7A2KXTRX')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog.getByRole('alert')).toContainText('wait 40 seconds')
  answer = { transaction_id: 'DOLD0001' }
  await dialog.getByRole('button', { name: 'Find' }).click()
  await dialog.getByRole('button', { name: 'Show how it stands' }).click()
  await expect(dialog).toContainText('too old to stand in this list')
})

for (const [turn, words] of [
  [{ owner: 'house', due_at: '2099-01-15T12:30:00.000Z' }, 'we check it by 2099/01/15 18:30'],
  [{ owner: 'partner', due_at: '2099-01-15T12:30:00.000Z' }, 'the turn of bKash'],
  [{ owner: 'player', due_at: '2099-01-15T12:30:00.000Z' }, 'to be paid until 2099/01/15 18:30'],
  [{ owner: 'player', due_at: null }, 'it waits to be paid.'],
  [{ owner: 'house', due_at: '2026-01-15T12:05:00.000Z' }, 'It takes longer than we said.'],
] as const)
  test(`a record says ${words}`, async ({ page }) => {
    await stubSite(page, {
      showTransactions: { transaction: [transaction('DTURN001', { key: '0', turn })] },
    })
    await open(page, '/transaction-record')
    await page.locator('main li').first().getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText(words)
  })

test('how long payments took last week stands where money is moved, once it can be said', async ({
  page,
}) => {
  await stubSite(page, {
    paymentTimes: { deposit: { median_seconds: 95, p95_seconds: 9_000 }, withdrawal: null },
  })
  await open(page, '/deposit')
  await expect(
    page.getByText(
      'Half of last week’s deposits were in the wallet within 2 min, 95 of 100 within 3 h.',
    ),
  ).toBeVisible()
  await open(page, '/withdrawal')
  await expect(page.getByText('Half of last week’s')).toHaveCount(0)
})
