import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { card, errorDialog } from '../steps/funds-steps.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice, funds, methods, paymentMethod, transaction, turnover } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import { open } from '../steps/quick-clock.ts'
import { generalSettings } from '../stub/records.ts'
import { broken, foreign, gate, refused, wordless } from '../stub/answer.ts'
import type { Player } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

const eligible = { success: true, message: 'ok', remaining_turnover: '0.00', withdrawable: '1.00' }
const taken = { success: true, message: 'ok', transaction_id: 'WREF1234' }
const passing = { checkWithdrawal: eligible, submitWithdrawal: taken }

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

/** Fills the form and presses Submit. */
async function withdraw(page: Page, changed: Answers, amount = '3000') {
  const calls = await stubSite(page, { ...passing, ...changed })
  await open(page, '/withdrawal')
  await card(page, 'Nagad').click()
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('Account number').fill(alice.phone)
  await submit(page).click()
  return calls
}

test('[CASH-58] [CASH-59] the balance is that of the balance call, the methods are the active ones', async ({
  page,
}) => {
  await stubSite(page, {
    balance: funds('777.25'),
    getPaymentMethods: [...methods, paymentMethod(9, 'Closed', { status: 'inactive' })],
  })
  await open(page, '/withdrawal')
  await expect(page.getByRole('main').getByText('৳ 777.25').first()).toBeVisible()
  await expect(page.getByText('12,345.50')).toHaveCount(0)
  const offered = page.locator('fieldset').first().getByRole('radio')
  const names = await offered.evaluateAll((all) =>
    all.map((one) => one.closest('label')?.innerText),
  )
  expect(names).toEqual(['bKash', 'Nagad', 'Rocket', 'Upay'])
  await expect(page.getByLabel('Amount')).toBeEditable()
  await expect(page.getByLabel('Account number')).toBeEditable()
  await expect(submit(page)).toBeVisible()
})

test('[APP-17] [CASH-61] [CASH-62] [CASH-64] [ENT-17] the form shows wallet, methods, reminder, range and nine amounts', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/withdrawal')
  await expect(page.getByText('৳ 12,345.50').first()).toBeVisible()
  await expect(page.locator('fieldset').first().getByRole('radio')).toHaveCount(4)
  await expect(page.getByLabel('Account number')).toBeVisible()
  await expect(page.getByText('Range: ৳ 500 to ৳ 25,000')).toBeVisible()
  await expect(page.getByText(/Check the account number twice/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Quick choice' }).getByRole('button')).toHaveText(
    '2000 3000 5000 10000 15000 20000 25000 1000 500'.split(' '),
  )
})

test('[CASH-60] [CASH-65] [SIL-084] a quick amount and a verified number fill their fields', async ({
  page,
}) => {
  const data = [
    { contract_value: '01811222333', isverify: 1 as const },
    { contract_value: '01911222333', isverify: 0 as const },
  ]
  await stubSite(page, { otherPhones: { data } })
  await open(page, '/withdrawal')
  await page.getByRole('button', { name: '3000', exact: true }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('3000')
  await expect(page.getByText('01911222333')).toHaveCount(0)
  await card(page, '01811222333 Other number').click()
  await expect(page.getByLabel('Account number')).toHaveValue('01811222333')
  await page.getByLabel('Account number').fill('০১৭১১')
  await expect(page.getByLabel('Account number')).toHaveValue('01711')
})

test('[CASH-60] [CASH-63] what the server will refuse is said while it is typed', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/withdrawal')
  const outside = page.getByText('This amount is outside the range: the request will be refused.')
  await page.getByLabel('Amount').fill('100')
  await expect(outside).toBeVisible()
  await page.getByLabel('Amount').fill('500')
  await expect(outside).toHaveCount(0)
  const account = page.getByLabel('Account number')
  await account.fill('01999999999')
  await expect(page.getByRole('alert')).toContainText('not one of your verified numbers')
  await account.fill(`+88${alice.phone}`)
  await expect(account).toHaveValue(alice.phone)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[REC-27] what is left to stake stands before the withdrawal', async ({ page }) => {
  await stubSite(page, { showTurnovers: { turnover: [turnover(1)] } })
  await open(page, '/withdrawal')
  const left = page.getByRole('link', { name: /Left to stake/ })
  await expect(left).toContainText('৳ 250.00')
  await expect(left).toContainText('৳ 750 of ৳ 1,000 done')
  await expect(left).toHaveAttribute('href', '/turnover-record')
  await expect(page.getByText('৳ 0.00')).toBeVisible()
})

test('[CASH-66] [CASH-67] [CASH-68] [CASH-69] [CASH-70] [CASH-72] the checks of Submit, in their order', async ({
  page,
}) => {
  let user: Player = { ...alice, session_id: 0 }
  let list = [transaction('W1', { action: 'withdraw', key: '0' })]
  const calls = await stubSite(page, {
    ...passing,
    showUser: () => user,
    showTransactions: () => ({ transaction: list }),
  })
  await open(page, '/withdrawal')
  const expectProblem = async (text: string) => {
    await submit(page).click()
    await expect(errorDialog(page)).toContainText(text)
  }
  const close = () => errorDialog(page).getByRole('button', { name: 'Close' }).click()
  await expectProblem('Please verify your phone number first.')
  await expect(errorDialog(page).getByRole('link')).toHaveAttribute('href', '/profile')
  user = alice
  await page.reload()
  await expect(page.getByText('Withdrawal request')).toBeVisible()
  await expectProblem(
    'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
  )
  list = [transaction('D1', { key: '0' })]
  await page.reload()
  await expectProblem('Amount is required.')
  await close()
  await page.getByLabel('Amount').fill('500')
  await expectProblem('Account number is required.')
  await close()
  await page.getByLabel('Account number').fill(alice.phone)
  await expectProblem('Please select your payment method.')
  await close()
  expect(callsOf(calls, 'checkWithdrawal')).toHaveLength(0)
})

test('[CASH-63] [CASH-73] [CASH-78] [CASH-79] [API-37] [API-38] the check comes first, then the request, then its page', async ({
  page,
}) => {
  const { opened, open: letIn } = gate()
  const calls = await withdraw(page, { submitWithdrawal: () => opened.then(() => taken) }, '100')
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  letIn()
  await expect(page.getByText('Withdrawal successful!')).toBeVisible()
  await expect(page.getByText('Get Ready! Your Money is on its way')).toBeVisible()
  await expect(page).toHaveURL(/\/payment-request$/)
  await expect(page.getByText('৳ 100.00')).toBeVisible()
  await expect(page.locator('img[src="/storage/methods/nagad.svg"]')).toBeVisible()
  const made = calls.filter(({ path }) => /withdraw(?!al-checklist)/.test(path))
  expect(made.map(({ path }) => path)).toEqual(['/api/userwithdrawcheck', '/api/submit-withdraw'])
  expect(made[0]?.query).toEqual({ remote_id: 'r-alice' })
  expect(made[1]?.body).toEqual({
    remote_id: 'r-alice',
    account_number: alice.phone,
    amount: '100',
    payment_id: 2,
    provider: 'Nagad',
  })
})

test('[CASH-77] the payment id of an e-wallet is 0', async ({ page }) => {
  const calls = await withdraw(page, {
    getPaymentMethods: { type: 'ewallet', pgs: methods },
  })
  await expect(page).toHaveURL(/\/payment-request$/)
  expect(callsOf(calls, 'submitWithdrawal')[0]?.body).toMatchObject({
    payment_id: 0,
    provider: 'Nagad',
  })
})

test('[CASH-62] a fee is shown exactly before the press, and asked for as it was shown', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    ...passing,
    getPaymentMethods: methods.map((method) => ({
      ...method,
      withdrawal_day_max: '50000.00',
      withdrawal_fee: { fixed: '10.00', percent: '1.5' },
    })),
  })
  await open(page, '/withdrawal')
  await card(page, 'Nagad').click()
  await page.getByLabel('Amount').fill('1000')
  const cost = page.getByRole('group', { name: 'What it costs' })
  await expect(cost).toContainText('৳ 25.00')
  await expect(cost).toContainText('৳ 1,025.00')
  await expect(page.getByText('৳ 50,000 a day at most')).toBeVisible()
  await page.getByLabel('Account number').fill(alice.phone)
  await submit(page).click()
  await expect(page).toHaveURL(/\/payment-request$/)
  expect(callsOf(calls, 'submitWithdrawal')[0]?.body).toMatchObject({ amount: '1000', fee: '25' })
})

const closed: [string, Answers][] = [
  ['without methods', { getPaymentMethods: [] }],
  ['with withdrawals off', { getGeneral: generalSettings({ withdrawal_status: 0 }) }],
]

for (const [title, changed] of closed) {
  test(`[CASH-74] [CASH-75] [CASH-76] [SIL-086] ${title} the text stands there and nothing can be submitted`, async ({
    page,
  }) => {
    await stubSite(page, changed)
    await open(page, '/withdrawal')
    await expect(
      page.getByText('No widthdraw methods available. Try again later.', { exact: true }),
    ).toBeVisible()
    await expect(submit(page)).toBeDisabled()
  })
}

test('[CASH-80] [SIL-088] a missing Date of Birth is a link to the profile', async ({ page }) => {
  const calls = await withdraw(page, {
    checkWithdrawal: refused('DATE_OF_BIRTH_MISSING', { error: 'Date of Birth missing' }),
  })
  const link = errorDialog(page).getByRole('link', { name: 'Date of Birth missing' })
  await expect(link).toHaveAttribute('href', '/profile')
  expect(callsOf(calls, 'submitWithdrawal')).toHaveLength(0)
})

test('[CASH-71] [CASH-81] any other error of the check is shown as it is, and nothing is submitted', async ({
  page,
}) => {
  const calls = await withdraw(page, {
    checkWithdrawal: refused('WITHDRAWALS_OFF', { error: 'X' }),
  })
  await expect(errorDialog(page).getByText('X', { exact: true })).toBeVisible()
  expect(callsOf(calls, 'checkWithdrawal')).toHaveLength(1)
  expect(callsOf(calls, 'submitWithdrawal')).toEqual([])
})

test('[CASH-82] a check refused without an error leads to the turnover record', async ({
  page,
}) => {
  await withdraw(page, { checkWithdrawal: wordless(400) })
  await errorDialog(page)
    .getByRole('link', { name: 'Please complete your turnover and try again.' })
    .click()
  await expect(page).toHaveURL(/\/turnover-record$/)
})

test('[CASH-82] a turnover that is not done says how much is left, with a bar and the way there', async ({
  page,
}) => {
  await withdraw(page, {
    checkWithdrawal: refused('TURNOVER_REMAINING', {
      message: 'Please complete your turnover and try again.',
      remaining_turnover: '250.00',
    }),
    showTurnovers: { turnover: [turnover(1)] },
  })
  await expect(errorDialog(page)).toContainText('৳ 250.00')
  await expect(errorDialog(page)).toContainText('৳ 750 of ৳ 1,000 done')
  await errorDialog(page).getByRole('link', { name: 'Turnover record' }).click()
  await expect(page).toHaveURL(/\/turnover-record$/)
})

for (const [what, answer, text] of [
  [
    'refused with an error',
    refused('WITHDRAWALS_OFF', { error: 'The desk is closed.' }),
    'The desk is closed.',
  ],
  ['refused without words', wordless(500), 'An error occurred.'],
  ['neither success nor error', foreign({}), 'An unknown error occurred.'],
  ['a broken line', broken, 'An error occurred. Please try again.'],
] as const) {
  test(`[CASH-83] [CASH-84] [CASH-85] [SIL-087] ${what} says "${text}"`, async ({ page }) => {
    await withdraw(page, { submitWithdrawal: answer })
    await expect(errorDialog(page).getByText(text, { exact: true })).toBeVisible()
  })
}

test('[CASH-85] links of a refusal can be followed, anything else of it is words', async ({
  page,
}) => {
  const error = 'See <a href="/inbox">your inbox</a> <a href="https://evil.test">x</a><b>!</b>'
  await withdraw(page, { submitWithdrawal: refused('AMOUNT_INVALID', { error }) })
  await expect(errorDialog(page)).toContainText('See your inbox x!')
  await expect(errorDialog(page).getByRole('link')).toHaveCount(1)
  await expect(errorDialog(page).getByRole('link')).toHaveAttribute('href', '/inbox')
})
