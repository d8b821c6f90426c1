import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { bkashMethod as bkash, usdtMethod as usdt } from '../stub/methods.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { approval, minutesAgo, openDesk, overview, stubStaff } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

type Methods = CallAnswer<Calls['staffMethods']>

const notice: Methods['strange_notices'][number] = {
  id: 9,
  partner: 'bkash',
  trx_id: 'CKL8A1B2C3',
  reference: null,
  received_at: minutesAgo(7),
}

test('a method that does not answer is stopped with a reason, and asked to be open again', async ({
  page,
}) => {
  let now = bkash
  let isFirst = true
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffMethods: () => ({ data: [now], strange_notices: [notice] }),
    staffSetMethod: () => {
      if (isFirst) {
        isFirst = false
        return refused('UNAVAILABLE')
      }
      const isStopped = now.status === 'inactive'
      now = { ...bkash, status: 'inactive', approval_id: isStopped ? 12 : null }
      return { id: now.id, status: now.status, approval_id: now.approval_id }
    },
  })
  await openDesk(page, '/methods')
  const card = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')
  await expect(card).toContainText('Rests for 44 s')
  await expect(card).toContainText('12 min')
  await expect(page.getByText('CKL8A1B2C3')).toBeVisible()

  await card.getByRole('button', { name: 'Stop: bKash' }).click()
  const stop = page.getByRole('dialog', { name: 'Stop bKash?' })
  await stop.getByRole('button', { name: 'Stop' }).click()
  await expect(stop.getByText('Say why.')).toBeVisible()
  await stop.getByLabel('Reason').fill('It does not answer')
  await stop.getByLabel('Reason').press('Enter')
  await expect(stop.getByRole('alert')).toBeVisible()
  await stop.getByRole('button', { name: 'Stop' }).click()
  await expect(card).toContainText('Stopped')

  await card.getByRole('button', { name: 'Open again: bKash' }).click()
  const open = page.getByRole('dialog', { name: 'Ask to open bKash again?' })
  await open.getByLabel('Reason').fill('It answers again')
  await open.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(card.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  expect(callsOf(calls, 'staffSetMethod').map(({ body }) => body)).toEqual([
    { status: 'inactive', reason: 'It does not answer' },
    { status: 'inactive', reason: 'It does not answer' },
    { status: 'active', reason: 'It answers again' },
  ])
})

test('[LAW-24] a spare page is asked for, with what is wrong at its field', async ({ page }) => {
  let isFirst = true
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffMethods: { data: [bkash], strange_notices: [] },
    staffAskMethodRoutes: () => {
      if (!isFirst) return approval(12, { kind: 'method.routes' })
      isFirst = false
      return refused('NUMBER_OUT_OF_RANGE', {
        params: { min: 0, max: 100 },
        errors: { success_min_0: ['Please enter a number from 0 to 100.'] },
      })
    },
  })
  await openDesk(page, '/methods')
  await page.getByRole('button', { name: 'Change whose page: bKash' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for other pages for bKash?' })
  const pages = dialog.getByRole('group')
  await expect(pages).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Add a page' }).click()
  await expect(dialog.getByRole('button', { name: 'Add a page' })).toHaveCount(0)
  await expect(pages.last().getByLabel('Page', { exact: true })).toHaveValue('sslcommerz')
  const share = pages.first().getByLabel('Success of the last hour, at least, %')
  await share.fill('600')
  const send = dialog.getByRole('button', { name: 'Ask a second person' })
  await send.click()
  await expect(dialog.getByText('Say why.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('It fails often')
  await send.click()
  await expect(share).toHaveAccessibleDescription(/0 to 100/)
  await share.fill('60')
  await send.click()
  await expect(dialog).toBeHidden()
  expect(callsOf(calls, 'staffAskMethodRoutes').at(-1)?.body).toEqual({
    routes: [
      { to: 'bkash', amount_from: '0.00', amount_to: '', success_min: '60' },
      { to: 'sslcommerz', amount_from: '0', amount_to: '', success_min: '0' },
    ],
    reason: 'It fails often',
  })
})

test('[CASH-62] limits and a fee are asked for with what is wrong at its field', async ({
  page,
}) => {
  let isFirst = true
  let now = bkash
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffMethods: () => ({ data: [now], strange_notices: [] }),
    staffAskMethodTerms: () => {
      if (isFirst) {
        isFirst = false
        return refused('NUMBER_OUT_OF_RANGE', { errors: { fee_percent: ['Up to 10.'] } })
      }
      now = { ...bkash, terms: bkash.terms && { ...bkash.terms, approval_id: 12 } }
      return approval(12)
    },
  })
  await openDesk(page, '/methods')
  const card = page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')
  await expect(card).toContainText('no limit')
  await card.getByRole('button', { name: 'Change limits and fee: bKash' }).click()
  const dialog = page.getByRole('dialog', { name: 'Limits and fee of bKash' })
  await dialog.getByLabel('Withdrawals of one player a day').fill('50000')
  await dialog.getByLabel('Fee of a withdrawal: fixed').fill('10')
  await dialog.getByLabel('Fee of a withdrawal: part of the amount').fill('15')
  await dialog.getByLabel('Reason').fill('The wallet asks for it')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog.getByText('Up to 10.')).toBeVisible()
  await dialog.getByLabel('Fee of a withdrawal: part of the amount').fill('1.5')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(card.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  expect(callsOf(calls, 'staffAskMethodTerms').at(-1)?.body).toEqual({
    deposit_day_max: '',
    withdrawal_day_max: '50000',
    fee_fixed: '10',
    fee_percent: '1.5',
    reason: 'The wallet asks for it',
  })
})

test('an auditor reads the methods on a wide screen in Bangla, and after a failure again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  let fails = true
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'auditor' },
    staffMethods: () =>
      fails ? refused('UNAVAILABLE') : { data: [bkash, usdt], strange_notices: [] },
  })
  await openDesk(page, '/methods', 'bn')
  const again = page.getByRole('button', { name: 'আবার চেষ্টা করুন' })
  await expect(again).toBeVisible()
  fails = false
  await again.click()
  const row = page.getByRole('row').filter({ hasText: 'bKash' })
  await expect(row).toContainText('128')
  await expect(row.getByRole('button')).toHaveCount(0)
  const chain = page.getByRole('row').filter({ hasText: 'USDT TRC-20' })
  await expect(chain.getByRole('alert')).toHaveText('চেইন বদলে গেছে: কিছুই জমা হচ্ছে না')
  await expect(chain).toContainText('68123456')
  await expect(page.getByText('এমন কিছু নেই')).toBeVisible()
})

for (const [width, language, behind, alarm] of [
  [
    1280,
    'en',
    'The node is 12 minutes behind: credits are late',
    'USDT: the node of TRON is 12 minutes behind, so deposits are credited late.',
  ],
  [
    390,
    'bn',
    'নোড ১২ মিনিট পিছিয়ে আছে: জমা হতে দেরি হচ্ছে',
    'USDT: TRON-এর নোড ১২ মিনিট পিছিয়ে আছে, তাই ডিপোজিট জমা হতে দেরি হচ্ছে।',
  ],
] as const)
  test(`[CASH-36] a node that lags alarms the desk until it has caught up, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    let minutes: number | null = 12
    const chain = { height: 68_123_456, block_at: '2026-01-15T12:00:00.000Z', broken: false }
    await stubStaff(page, {
      staffOverview: () => ({ ...overview, chain_minutes_behind: minutes }),
      staffMethods: () => ({
        data: [{ ...usdt, chain: { ...chain, minutes_behind: minutes } }],
        strange_notices: [],
      }),
    })
    await openDesk(page, '/', language)
    await page.getByRole('alert').getByText(alarm).click()
    await expect(page.getByText(behind).filter({ visible: true })).toBeVisible()
    minutes = null
    await page.reload()
    await expect(page.getByText('68123456').filter({ visible: true })).toBeVisible()
    await expect(page.getByText(behind)).toHaveCount(0)
  })
