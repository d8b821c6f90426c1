import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { deposit, listOf, openDesk, overview, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const silent = deposit(1, {
  state: 'refunding',
  method: 'SSLCommerz',
  refunds: [
    {
      number: 1,
      state: 'pending',
      amount: '400.00',
      through: 'partner',
      trx_id: null,
      at: '2026-01-15T12:00:00.000Z',
    },
  ],
  refund_end: { from: '2026-01-16T12:00:00.000Z', open: true },
})

for (const [width, language, open, title, number, missing, never, reason, confirm] of [
  [
    1280,
    'en',
    'End the refund',
    'What came of this refund?',
    'SSLCommerz’s number of the refund',
    'Enter the number from the partner’s statement.',
    'It never happened',
    'Reason',
    'Ask a second person',
  ],
  [
    390,
    'bn',
    'ফেরতের নিষ্পত্তি',
    'এই ফেরতের কী হলো?',
    'SSLCommerz-এর ফেরতের নম্বর',
    'পার্টনারের স্টেটমেন্টে যে নম্বর আছে তা লিখুন।',
    'ফেরত যায়নি',
    'কারণ',
    'দ্বিতীয় জনকে বলুন',
  ],
] as const)
  test(`[LAW-11] what came of a refund nobody hears of is said by two, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    let isUsed = true
    const calls = await stubStaff(page, {
      staffDeposits: listOf([silent]),
      staffEndRefund: () =>
        isUsed
          ? refused('TRX_ID_USED', { errors: { refund_trx_id: ['Used.'] } })
          : { ...silent, approval_asked_by: 'alice' },
    })
    await openDesk(page, '/deposits?open=DTEST1', language)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText('৳ 400.00')
    await dialog.getByLabel(reason).fill('Asked them')
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toContainText(missing)
    expect(callsOf(calls, 'staffEndRefund')).toHaveLength(0)
    await dialog.getByLabel(number).fill('RF-77')
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog.getByLabel(number)).toHaveAttribute('aria-invalid', 'true')
    isUsed = false
    await dialog.getByText(never, { exact: true }).click()
    await expect(dialog.getByLabel(number)).toHaveCount(0)
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toHaveCount(0)
    expect(callsOf(calls, 'staffEndRefund').map(({ body }) => body)).toEqual([
      { verdict: 'given', reason: 'Asked them', refund_trx_id: 'RF-77' },
      { verdict: 'kept', reason: 'Asked them' },
    ])
  })

test('[LAW-11] while its partner may answer for a refund, the desk says until when and offers nothing', async ({
  page,
}) => {
  const early = { ...silent, refund_end: { from: '2026-01-16T12:00:00.000Z', open: false } }
  await stubStaff(page, { staffDeposits: listOf([early]) })
  await openDesk(page, '/deposits?open=DTEST1')
  await expect(page.getByText('SSLCommerz is still asked by itself.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End the refund' })).toHaveCount(0)
})

test('an auditor reads how a refund stands, and ends none', async ({ page }) => {
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'auditor' },
    staffDeposits: listOf([silent]),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await expect(page.getByText('SSLCommerz has said nothing for a day.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End the refund' })).toHaveCount(0)
})
