import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { listOf, openDesk, overview, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Proof = CallAnswer<Calls['staffProofs']>['data'][number]

const right: Proof = {
  id: 1,
  at: '2026-01-14T12:00:00.000Z',
  break_count: 0,
  alarm_count: 0,
  breaks: [],
}
const broken: Proof = {
  id: 2,
  at: '2026-01-15T12:00:00.000Z',
  break_count: 240,
  alarm_count: 240,
  breaks: [
    {
      rule: 'deposit',
      subject: 'DQ7K2M9XTP3A',
      currency: 'BDT',
      expected: '500.00',
      booked: '0.00',
      known: null,
    },
    {
      rule: 'ledger',
      subject: 'order player:7:cash',
      currency: null,
      expected: '0',
      booked: '-1',
      known: null,
    },
  ],
}

const proofsOf = (data: Proof[], wished_at: string | null = null) => ({
  ...listOf(data),
  wished_at,
})

for (const [width, language, words] of [
  [1280, 'en', ['240 lines do not agree', 'Deposit credited', 'The first 2 are shown.']],
  [390, 'bn', ['২৪০টি লাইন মেলেনি', 'জমা হওয়া ডিপোজিট', 'প্রথম ২টি দেখানো হলো।']],
] as const)
  test(`[SIL-026] proofs stand with what did not agree at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await stubStaff(page, { staffProofs: proofsOf([broken, right]) })
    await openDesk(page, '/proofs', language)
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    await expect(page.getByRole('row', { name: 'DQ7K2M9XTP3A' })).toContainText('৳ 500.00')
    await expect(page.getByRole('row', { name: 'order player:7:cash' })).toContainText('-1')
    expect(await violationsOf(page)).toEqual([])
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
  await stubStaff(page, { staffOverview: alarmed, staffProofs: proofsOf([broken]) })
  await openDesk(page, '/')
  await page.getByRole('link', { name: '3 lines of the books do not agree' }).click()
  await expect(page.getByRole('heading', { name: 'Proof of the books' })).toBeVisible()
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

const known: Proof = {
  ...broken,
  break_count: 1,
  alarm_count: 0,
  breaks: broken.breaks.slice(0, 1).map((line) => ({
    ...line,
    known: { note: 'Put right by a correction', by: 'alice, bob', at: '2026-01-15T13:00:00.000Z' },
  })),
}

test('[LAW-24] an admin asks a second one about a line, and a known one alarms no more', async ({
  page,
}) => {
  let isKnown = false
  const calls = await stubStaff(page, {
    staffProofs: () => proofsOf(isKnown ? [known] : [broken, right]),
    staffKnowBreak: () => refused('STATE_CHANGED'),
  })
  await openDesk(page, '/proofs')
  await page.getByRole('button', { name: 'Mark as known: DQ7K2M9XTP3A' }).click()
  await page.getByRole('button', { name: 'Ask a second admin' }).click()
  await expect(page.getByText('Write down the cause.')).toBeVisible()
  await page.getByLabel('Cause, and what was put right').fill('Put right by a correction')
  await page.getByRole('button', { name: 'Ask a second admin' }).click()
  await expect(page.getByText('The line is known already')).toBeVisible()
  const [call] = callsOf(calls, 'staffKnowBreak')
  expect(call?.body).toMatchObject({ rule: 'deposit', expected: '500.00', booked: '0.00' })
  isKnown = true
  await page.reload()
  await expect(page.getByText('1 line does not agree, and its cause is known')).toBeVisible()
  await expect(page.getByText('Put right by a correction')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as known' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

test('[SIL-026] an admin starts a proof and is told that it is under way', async ({ page }) => {
  let wishedAt: string | null = null
  await stubStaff(page, {
    staffProofs: () => proofsOf([right], wishedAt),
    staffProveBooks: () => {
      wishedAt = '2026-01-15T12:00:00.000Z'
      return { wished_at: wishedAt }
    },
  })
  await openDesk(page, '/proofs')
  await page.getByRole('button', { name: 'Prove now' }).click()
  await expect(page.getByText('Under way since 2026/01/15 18:00:00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prove now' })).toBeDisabled()
  wishedAt = null
  await expect(page.getByText('Under way since')).toHaveCount(0)
  await stubStaff(page, {
    staffProofs: proofsOf([broken]),
    staffOverview: { ...overview, role: 'auditor' },
  })
  await page.reload()
  await expect(page.getByText('240 lines do not agree')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prove now' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as known' })).toHaveCount(0)
})
