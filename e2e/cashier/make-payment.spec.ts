import { expect, test } from '../front/test.ts'
import { alertsOf, card, toMakePayment } from '../steps/funds-steps.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { open, stopClock, tickUntil } from '../steps/quick-clock.ts'
import { broken, foreign, gate, inTurn, refused } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const taken = { success: true, message: 'ok', transaction_id: 'DREF1234' }
const trxId = /Transaction ID/

test('[APP-19] [CASH-29] [CASH-37] [CASH-38] [CASH-39] [CASH-43] [API-35] [ENT-21] the payment page shows what was chosen', async ({
  page,
}) => {
  const calls = await toMakePayment(page)
  await expect(page.getByText('bKash · Send Money')).toBeVisible()
  await expect(page.locator('img[src="/storage/methods/bkash.svg"]')).toBeVisible()
  await expect(page.getByText('৳ 500.00').first()).toBeVisible()
  await expect(page.getByText('01*******78')).toBeVisible()
  await expect(page.getByText('Send Money', { exact: true })).toBeVisible()
  const [asked] = callsOf(calls, 'getWalletNumber')
  expect(asked?.query).toEqual({ name: 'bKash', account_type: 'Personal', amount: '500' })
  expect(asked?.authorization).toBe('Bearer token-of-alice')
})

test('in Bangla the steps count in Bangla digits', async ({ page }) => {
  await toMakePayment(page)
  await page.evaluate(() => localStorage.setItem('language', 'bn'))
  await page.reload()
  const steps = page.getByRole('main').locator('ol > li')
  await expect(steps).toContainText(['১', '২', '৩', '৪'])
})

test('[CASH-32] [CASH-33] [SIL-081] the countdown starts at 10:00, goes on over a reload and stops at 00:00', async ({
  page,
}) => {
  const start = Date.now() + 60_000
  await toMakePayment(page, {}, { at: start })
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText('10:00')
  await page.clock.setFixedTime(start + 2000)
  await expect(timer).toHaveText('09:58')
  await page.reload()
  await expect(timer).toHaveText('09:58')
  await page.clock.setFixedTime(start + 11 * 60_000)
  await expect(timer).toHaveText('00:00')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
})

for (const [channel, word] of [
  ['CashOut', 'Cash Out'],
  ['Merchant', 'Make Payment'],
] as const) {
  test(`[CASH-44] [CASH-45] [SIL-070] ${channel} reads "${word}" on the payment page`, async ({
    page,
  }) => {
    await toMakePayment(page, {}, { channel })
    await expect(page.getByText(word, { exact: true })).toBeVisible()
  })
}

test('[CASH-31] without a payment type the address is /deposit', async ({ page }) => {
  await stubSite(page)
  await open(page, '/make-payment')
  await expect(page).toHaveURL(/\/deposit$/)
})

test('[CASH-46] [CASH-47] [SIL-077] copying alerts, and the clipboard has the full number', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await toMakePayment(page)
  await expect(page.getByText('01*******78')).toBeVisible()
  await page.getByRole('button', { name: 'Copy account number' }).click()
  await expect.poll(() => alerts).toEqual(['Account number copied!'])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('01912345678')
  await expect(page.locator('[data-sonner-toast]')).toContainText('Account number copied!')
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await expect.poll(() => alerts.at(-1)).toBe('Amount copied: 500')
})

test('[CASH-37] the number is shown whole on a press, once the server has noted it', async ({
  page,
}) => {
  const answer = inTurn(refused('INTERNAL', { message: 'Not now.' }), {
    account_number: '01912345678',
  })
  const calls = await toMakePayment(page, { showWalletNumber: answer })
  const show = page.getByRole('button', { name: 'Show the whole number' })
  await show.click()
  await expect(page.getByText('Not now.')).toBeVisible()
  await expect(page.getByText('01*******78')).toBeVisible()
  await show.click()
  await expect(page.getByText('01912345678')).toBeVisible()
  expect(callsOf(calls, 'showWalletNumber')[1]).toMatchObject({
    method: 'POST',
    authorization: 'Bearer token-of-alice',
  })
  await page.getByRole('button', { name: 'Hide the number' }).click()
  await expect(page.getByText('01*******78')).toBeVisible()
})

test('[CASH-48] without an account there is nothing to copy, and a way back to the form', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await toMakePayment(page, { getWalletNumber: [] })
  await expect(page.getByText('No account can take this payment now.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy account number' }).click()
  await expect.poll(() => alerts).toEqual(['No account number to copy!'])
  await page.getByRole('link', { name: 'Change method or amount' }).click()
  await expect(page).toHaveURL(/\/deposit$/)
})

test('[CASH-49] without an amount there is nothing to copy', async ({ page }) => {
  const alerts = alertsOf(page)
  await toMakePayment(page)
  await page.evaluate(() => {
    const { makePayment, ...rest } = history.state as { makePayment: object }
    history.replaceState({ ...rest, makePayment: { ...makePayment, amount: '' } }, '')
  })
  await page.reload()
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await expect.poll(() => alerts).toEqual(['No Amount to copy!'])
})

test('[CASH-40] [CASH-52] [SIL-078] only the main phone and verified extra numbers can be chosen', async ({
  page,
}) => {
  const data = [
    { contract_value: '01811222333', isverify: '1' },
    { contract_value: '01911222333', isverify: 0 },
  ]
  // Numbers come as text from other servers of the documents.
  await toMakePayment(page, { otherPhones: foreign({ data }) })
  await expect(page.getByText('01811222333')).toBeVisible()
  await expect(page.getByText(alice.phone)).toBeVisible()
  await expect(page.getByText('01911222333')).toHaveCount(0)
  await expect(page.getByText(/Pay only from a number that is verified/)).toBeVisible()
})

test('[CASH-41] [CASH-50] [CASH-51] [I18N-03] [SIL-079] the Bengali checks of phone and transaction ID', async ({
  page,
}) => {
  const data = [{ contract_value: '01811222333', isverify: 1 as const }]
  const calls = await toMakePayment(page, {
    showUser: { ...alice, phone: '0171234567' },
    otherPhones: { data },
    submitDeposit: taken,
  })
  await page.getByLabel(trxId).fill('abc123')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('সঠিক ১১ ডিজিটের একাউন্ট নম্বর দিন।')).toBeVisible()
  await expect(page.getByText('সঠিক TRX ID দিন।')).toBeVisible()
  await page.getByLabel(trxId).fill(' abc 1234 ')
  await expect(page.getByLabel(trxId)).toHaveValue('ABC1234')
  await expect(page.getByText('সঠিক TRX ID দিন।')).toHaveCount(0)
  expect(callsOf(calls, 'submitDeposit')).toHaveLength(0)
  await card(page, '01811222333 Other number').click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/payment-request$/)
})

test('[CASH-53] [CASH-54] [CASH-55] [CASH-86] [API-36] [ENT-33] [SIL-075] the claim carries six fields and leads to the payment request', async ({
  page,
}) => {
  const { opened, open: letIn } = gate()
  const calls = await toMakePayment(
    page,
    { submitDeposit: () => opened.then(() => taken) },
    { promotion: 'Welcome bonus' },
  )
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await stopClock(page)
  letIn()
  await tickUntil(page, page.getByText('ডিপোজিট সফলভাবে জমা হয়েছে।'))
  await page.clock.runFor(1300)
  await expect(page).toHaveURL(/\/make-payment$/)
  await page.clock.runFor(400)
  await expect(page).toHaveURL(/\/payment-request$/)
  await page.clock.resume()
  await expect(page.getByText('Get Ready! Your Money is on its way')).toBeVisible()
  await expect(page.getByText('৳ 500.00')).toBeVisible()
  await expect(page.locator('img[src="/storage/methods/bkash.svg"]')).toBeVisible()
  const sent = callsOf(calls, 'submitDeposit')
  expect(sent.map(({ body }) => body)).toEqual([
    {
      remote_id: 'r-alice',
      account_number: alice.phone,
      transaction_id: '8N7AB2C3D4',
      amount: '500',
      payment_id: 1,
      promotion_id: 1,
    },
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\/deposit$/)
})

test('[CASH-42] [SIL-076] a receipt is previewed, checked and sent with its own type', async ({
  page,
}) => {
  const calls = await toMakePayment(page, {
    submitDeposit: taken,
    sendReceipt: { success: true, message: 'ok' },
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(page.getByText('Choose a picture or PDF of 5 MB at most.')).toBeVisible()
  await input.setInputFiles({
    name: 'paid.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 paid'),
  })
  await expect(page.getByText('paid.pdf')).toBeVisible()
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/payment-request$/)
  const [receipt] = callsOf(calls, 'sendReceipt')
  expect(receipt).toMatchObject({ contentType: 'application/pdf', body: '%PDF-1.4 paid' })
})

test('[CASH-56] a refused claim says why in a modal titled Message', async ({ page }) => {
  await toMakePayment(page, { submitDeposit: refused('AMOUNT_INVALID', { message: 'X' }) })
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: 'Message' })).toContainText('Submission failed: X')
})

test('[CASH-56] a claim beside a deposit that is still pending leads to that deposit', async ({
  page,
}) => {
  await toMakePayment(page, { submitDeposit: refused('DEPOSIT_PENDING') })
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message' })
  await expect(dialog).toContainText('You already have a deposit request pending.')
  await dialog.getByRole('link', { name: 'Follow it in the record' }).click()
  await expect(page).toHaveURL('/transaction-record')
})

test('[CASH-56] a bonus that does not fit can be left out of a claim that is already paid', async ({
  page,
}) => {
  const answer = inTurn(refused('PROMOTION_UNAVAILABLE', { message: 'No bonus now.' }), taken)
  const calls = await toMakePayment(page, { submitDeposit: answer }, { promotion: 'Welcome bonus' })
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submit without bonus' }).click()
  await expect(page).toHaveURL(/\/payment-request$/)
  expect(callsOf(calls, 'submitDeposit')[1]?.body).toMatchObject({ promotion_id: 0 })
})

test('[CASH-57] [I18N-03] a broken claim asks in Bengali to try again', async ({ page }) => {
  await toMakePayment(page, { submitDeposit: broken })
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toContainText('সমস্যা হয়েছে। আবার চেষ্টা করুন।')
})

test('[CASH-87] [CASH-88] [CASH-89] [CASH-90] the payment request counts from 30:00 and closes to the account', async ({
  page,
}) => {
  const start = Date.parse('2026-01-15T12:00:00Z')
  await toMakePayment(page, { submitDeposit: taken })
  await page.getByLabel(trxId).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('ডিপোজিট সফলভাবে জমা হয়েছে।')).toBeVisible()
  await page.clock.setFixedTime(start)
  await expect(page).toHaveURL(/\/payment-request$/)
  await expect(page.getByRole('timer')).toHaveText('30:00')
  await page.clock.setFixedTime(start + 5000)
  await expect(page.getByRole('timer')).toHaveText('29:55')
  await expect(page.getByText('Get Ready! Your Money is on its way')).toBeVisible()
  await expect(page.locator('.coin-trip').first()).toHaveCSS('animation-name', 'coin-trip')
  await expect(page.getByText('৳ 500.00')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Follow it in the record' })).toHaveAttribute(
    'href',
    '/transaction-record',
  )
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('[SIL-082] without a payment there is no amount and no clock, only the way to the record', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/payment-request')
  await expect(page.getByText('There is no open payment')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('৳')
  await page.getByRole('link', { name: 'See the record' }).click()
  await expect(page).toHaveURL(/\/transaction-record$/)
})
