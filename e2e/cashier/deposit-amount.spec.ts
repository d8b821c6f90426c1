import { expect, test } from '../front/test.ts'
import { card, fillDeposit, toMakePayment } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { methods, paymentMethod } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

test('[SIL-071] the quick amounts are those that the chosen method takes, and others are told at once', async ({
  page,
}) => {
  const list = [paymentMethod(1, 'bKash', { deposit_min: '500.00', deposit_max: '2000.00' })]
  await stubSite(page, { getPaymentMethods: list })
  await open(page, '/deposit')
  await card(page, 'bKash').click()
  await expect(page.getByRole('group', { name: 'Quick choice' }).getByRole('button')).toHaveText([
    '500',
    '1,000',
    '2,000',
  ])
  const note = page.locator('form').getByRole('status')
  await fillDeposit(page, { amount: '499' })
  await expect(note.getByText('At least ৳ 500 with this method.')).toBeVisible()
  await expect(note.getByText('Choose how you will send the money.')).toBeVisible()
  await fillDeposit(page, { amount: '2000.01', channel: 'Send Money' })
  await expect(note).toHaveText('At most ৳ 2,000 at a time with this method.')
  await fillDeposit(page, { amount: '5.5.5' })
  await expect(page.getByRole('alert')).toHaveText('Write an amount such as 500 or 500.50.')
  await expect(page.getByLabel('Amount')).toHaveValue('2000.01')
})

test('[CASH-23] a list asks for a number, an e-wallet answer asks the e-wallet', async ({
  page,
}) => {
  for (const ewallet of [false, true]) {
    const calls = await toMakePayment(page, {
      getPaymentMethods: ewallet ? { type: 'ewallet', pgs: methods } : methods,
      requestEwallet: { amount: '500.00', transaction: 'EWA7', number: '015', message: '' },
    })
    const names = calls.map(({ name }) => name)
    expect(names.includes('requestEwallet')).toBe(ewallet)
    expect(names.includes('getWalletNumber')).toBe(!ewallet)
  }
})
