import { AxeBuilder } from '@axe-core/playwright'
import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { listOf, openDesk, overview, stubStaff } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Proof = CallAnswer<Calls['staffProofs']>['data'][number]

const right: Proof = { id: 1, at: '2026-01-14T12:00:00.000Z', break_count: 0, breaks: [] }
const broken: Proof = {
  id: 2,
  at: '2026-01-15T12:00:00.000Z',
  break_count: 240,
  breaks: [
    {
      rule: 'deposit',
      subject: 'DQ7K2M9XTP3A',
      currency: 'BDT',
      expected: '500.00',
      booked: '0.00',
    },
    {
      rule: 'ledger',
      subject: 'order player:7:cash',
      currency: null,
      expected: '0',
      booked: '-1',
    },
  ],
}

for (const [width, language, words] of [
  [1280, 'en', ['240 lines do not agree', 'Deposit credited', 'The first 2 are shown.']],
  [390, 'bn', ['২৪০টি লাইন মেলেনি', 'জমা হওয়া ডিপোজিট', 'প্রথম ২টি দেখানো হলো।']],
] as const)
  test(`[SIL-026] proofs stand with what did not agree at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await stubStaff(page, { staffProofs: listOf([broken, right]) })
    await openDesk(page, '/proofs', language)
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    await expect(page.getByRole('row', { name: 'DQ7K2M9XTP3A' })).toContainText('৳ 500.00')
    await expect(page.getByRole('row', { name: 'order player:7:cash' })).toContainText('-1')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

test('[SIL-026] before the first proof the page says when it comes, and an error says itself', async ({
  page,
}) => {
  await stubStaff(page)
  await openDesk(page, '/proofs')
  await expect(page.getByText('The books have not been proved yet.')).toBeVisible()
  await stubStaff(page, { staffProofs: refused('INTERNAL', { message: 'It broke.' }) })
  await page.reload()
  await expect(page.getByText('It broke.')).toBeVisible()
})

test('[SIL-026] a broken book alarms on the overview, and the alarm leads auditors to the proof', async ({
  page,
}) => {
  const alarmed = { ...overview, books_breaks: 3 }
  await stubStaff(page, { staffOverview: alarmed, staffProofs: listOf([broken]) })
  await openDesk(page, '/')
  await page.getByRole('link', { name: '3 lines of the books do not agree' }).click()
  await expect(page.getByRole('heading', { name: 'Daily proof of the books' })).toBeVisible()
  await stubStaff(page, { staffOverview: { ...alarmed, role: 'cashier' } })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('3 lines of the books do not agree')
  await expect(page.getByRole('link', { name: '3 lines of the books' })).toHaveCount(0)
})

test('[SIL-026] books that agree say so quietly', async ({ page }) => {
  await stubStaff(page)
  await openDesk(page, '/')
  await expect(page.getByText('The books were last proved at')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
