import { expect, test } from '../front/test.ts'
import {
  alertsOf,
  card,
  errorDialog,
  fillDeposit,
  pressNext,
  toMakePayment,
} from '../steps/funds-steps.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice, methods, paymentMethod, promotion, transaction } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'
import { Foreign, foreign, inTurn, wordless } from '../stub/answer.ts'
import type { Method, Player } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

test('[CASH-01] [SIL-067] one funds screen with two tabs, Deposit current, the other has its own address', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/deposit')
  await expect(page.getByRole('tab')).toHaveText(['Deposit', 'Withdrawal'])
  await expect(page.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Deposit' }).press('ArrowRight')
  await expect(page).toHaveURL(/\/withdrawal$/)
  await expect(page.getByRole('tab', { name: 'Withdrawal' })).toBeFocused()
  await expect(page.getByLabel('Account number')).toBeVisible()
})

test('[CASH-02] [CASH-13] [SIL-068] the promotions of status display, none chosen, the bonus as a rounded percent', async ({
  page,
}) => {
  const list = [
    promotion(1, 'Reload', { deposit_bouns: '9.6', turnover: '5' }),
    promotion(2, 'Hidden', { status: 'active' }),
  ]
  await stubSite(page, { getPromotion: list })
  await open(page, '/deposit')
  const select = page.getByLabel('Promotion')
  await expect(select.locator('option')).toHaveText(['No bonus', 'Reload'])
  await expect(select).toHaveValue('0')
  await fillDeposit(page, { promotion: 'Reload', method: 'bKash', amount: '১০০০' })
  await expect(page.getByText('10% bonus', { exact: true })).toBeVisible()
  await expect(page.getByText('+৳ 96.00')).toBeVisible()
  await expect(page.getByText('৳ 5,480.00')).toBeVisible()
})

test('[CASH-03] [CASH-04] [ENT-18] open methods with icon and name, in the colours of their record', async ({
  page,
}) => {
  const list = [...methods.slice(0, 1), paymentMethod(9, 'Closed', { status: 'inactive' })]
  await stubSite(page, { getPaymentMethods: list })
  await open(page, '/deposit')
  const tile = card(page, 'bKash')
  await expect(tile.locator('img')).toHaveAttribute('src', '/storage/methods/bkash.svg')
  await expect(page.getByText('Closed')).toHaveCount(0)
  await tile.click()
  await expect(tile).toHaveCSS('border-color', 'rgb(226, 19, 110)')
})

test('[CASH-05] [ENT-19] the methods of an e-wallet answer are listed too', async ({ page }) => {
  await stubSite(page, { getPaymentMethods: { type: 'ewallet', pgs: methods } })
  await open(page, '/deposit')
  await expect(
    page.locator('fieldset', { hasText: 'Payment method' }).getByRole('radio'),
  ).toHaveCount(4)
})

test('[CASH-06] choosing the second method of a name chooses the first', async ({ page }) => {
  const list = [paymentMethod(7, 'bKash'), paymentMethod(8, 'bKash')]
  const calls = await stubSite(page, {
    getPaymentMethods: { type: 'ewallet', pgs: list },
    otherPhones: { data: [] },
  })
  await open(page, '/deposit')
  const radios = page.getByRole('radio', { name: 'bKash' })
  await page.locator('label', { has: radios }).nth(1).click()
  await expect(radios.first()).toBeChecked()
  await expect(radios.nth(1)).not.toBeChecked()
  expect(callsOf(calls, 'requestEwallet')).toHaveLength(0)
})

test('[CASH-07] [CASH-08] [CASH-09] [CASH-10] [CASH-11] [ENT-20] channels with their icons and words', async ({
  page,
}) => {
  const channel = (id: number, account_type: string) => ({ id, account_type, icon: `c/${id}.svg` })
  const channels = ['Personal', 'Agent', 'Merchant', 'Marchent'].map((type, at) =>
    channel(at + 1, type),
  )
  await stubSite(page, { getPaymentMethods: [paymentMethod(1, 'bKash', { channels })] })
  await open(page, '/deposit')
  await expect(page.getByText('Choose a payment method first.')).toBeVisible()
  await card(page, 'bKash').click()
  const group = page.locator('fieldset', { hasText: 'Deposit channel' })
  await expect(group.locator('label')).toHaveText(['Send Money', 'CashOut', 'Merchant', 'Merchant'])
  await expect(group.locator('img').nth(1)).toHaveAttribute('src', '/storage/c/2.svg')
})

test('[CASH-12] [CASH-14] [CASH-15] [CASH-16] [CASH-17] [CASH-18] [CASH-19] the five checks of Next, in their order', async ({
  page,
}) => {
  let user: Foreign | Player = { ...alice, session_id: 0 }
  let list = [transaction('D1', { key: '0' })]
  await stubSite(page, {
    showUser: () => user,
    showTransactions: () => ({ transaction: list }),
  })
  await open(page, '/deposit')
  const expectProblem = async (text: string) => {
    await pressNext(page)
    await expect(errorDialog(page)).toContainText(text)
  }
  await expectProblem('Please verify your phone number first.')
  await expect(errorDialog(page).getByRole('link')).toHaveAttribute('href', '/profile')

  // Numbers come as text from other servers of the documents.
  user = foreign({ ...alice, session_id: '1' })
  await page.reload()
  await expectProblem(
    'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
  )
  list = [transaction('D1'), transaction('W1', { action: 'withdraw', key: '0' })]
  await page.reload()
  await expectProblem('Please fill in your amount.')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await fillDeposit(page, { amount: '0' })
  await expectProblem('Please fill in your amount.')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await fillDeposit(page, { amount: '500' })
  await expectProblem('Please select a valid payment method.')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await fillDeposit(page, { method: 'bKash' })
  await expectProblem('Please select a Deposit channel.')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await fillDeposit(page, { channel: 'Send Money', amount: '5' })
  await expectProblem('With bKash you can deposit from ৳ 200 to ৳ 25,000 at a time.')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await fillDeposit(page, { amount: '25000.01' })
  await expectProblem('from ৳ 200 to ৳ 25,000')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: '2,000', exact: true }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('2000')
  await pressNext(page)
  await expect(page).toHaveURL(/\/make-payment$/)
})

for (const way of ['the page itself', 'the browser'] as const) {
  test(`[CASH-29] [APP-23] back by ${way}, the form is as it was left, and no key is stored for it`, async ({
    page,
  }) => {
    await toMakePayment(page, {}, { promotion: 'Welcome bonus', channel: 'CashOut', amount: '700' })
    if (way === 'the browser') await page.goBack()
    else await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/deposit$/)
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('700')
    await expect(page.getByRole('radio', { name: 'bKash' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'CashOut' })).toBeChecked()
    await expect(page.getByLabel('Promotion')).toHaveValue('1')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => /deposit|payment/i.test(key))).toEqual([])
    await pressNext(page)
    await expect(page.getByText('৳ 700.00').first()).toBeVisible()
  })
}

test('[CASH-20] [CASH-21] a refused e-wallet request says why, its links can be followed', async ({
  page,
}) => {
  await stubSite(page, {
    getPaymentMethods: { type: 'ewallet', pgs: methods },
    requestEwallet: inTurn(
      wordless(500),
      foreign({ message: 'Please <a href="/profile">complete your profile</a>.' }, 422),
    ),
  })
  await open(page, '/deposit')
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', amount: '500' })
  await pressNext(page)
  await expect(errorDialog(page)).toContainText('An error occurred. Please try again.')
  await errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await pressNext(page)
  await expect(errorDialog(page)).toContainText('Please complete your profile.')
  await errorDialog(page).getByRole('link', { name: 'complete your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('[CASH-22] [CASH-24] [CASH-25] [API-33] an e-wallet answer with an address leads there', async ({
  page,
}) => {
  await page.route('https://wallet.example.test/**', (route) =>
    route.fulfill({ body: 'the wallet' }),
  )
  const calls = await stubSite(page, {
    getPaymentMethods: { type: 'ewallet', pgs: methods },
    requestEwallet: {
      url: 'https://wallet.example.test/pay',
      amount: '500.00',
      transaction: 'EWA7',
      message: 'ok',
    },
  })
  await open(page, '/deposit')
  await fillDeposit(page, { method: 'Nagad', channel: 'Merchant', amount: '500' })
  await pressNext(page)
  await expect(page).toHaveURL('https://wallet.example.test/pay')
  const [call] = callsOf(calls, 'requestEwallet')
  expect(call?.body).toEqual({ amount: '500', type: 'Merchant', provider: 'Nagad', promotion: 0 })
  expect(call?.authorization).toBe('Bearer token-of-alice')
})

test('[SIL-073] [CASH-26] [CASH-30] [CASH-35] [API-34] [ENT-34] without an address the e-wallet answer feeds the payment page', async ({
  page,
}) => {
  const alerts = alertsOf(page)
  await page.clock.setFixedTime('2026-01-15T12:00:00Z')
  const calls = await toMakePayment(
    page,
    {
      getPaymentMethods: { type: 'ewallet', pgs: methods },
      requestEwallet: {
        amount: '505.00',
        transaction: 'EWA7',
        number: '01555555555',
        timer: 7,
        message: 'Pay within seven minutes',
      },
      confirmEwallet: { success: true, message: 'ok', transaction_id: 'D23456789AB' },
    },
    { promotion: 'Welcome bonus' },
  )
  await expect(page.getByRole('timer')).toHaveText('07:00')
  await expect(page.getByText('Pay within seven minutes')).toBeVisible()
  await expect(page.getByText('01*******55')).toBeVisible()
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await expect.poll(() => alerts).toEqual(['Amount copied: 505.00'])
  expect(callsOf(calls, 'requestEwallet')[0]?.body).toMatchObject({ promotion: 1 })
  expect(callsOf(calls, 'getWalletNumber')).toHaveLength(0)
  await page.getByLabel(/Transaction ID/).fill('abc 1234')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/payment-request$/)
  expect(callsOf(calls, 'confirmEwallet')[0]?.body).toEqual({
    trx_id: 'EWA7',
    trxid: 'ABC1234',
    number: alice.phone,
  })
})

test('[API-05] a failed method list can be asked again in its place', async ({ page }) => {
  let answer: Foreign | Method[] = wordless(500)
  await stubSite(page, { getPaymentMethods: () => answer })
  await open(page, '/deposit')
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  answer = methods
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Rocket')).toBeVisible()
})
