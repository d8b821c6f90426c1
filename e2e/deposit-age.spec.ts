import { expect, test } from './front/test.ts'
import { errorDialog, fillDeposit, pressNext, toMakePayment } from './funds-steps.ts'
import { callsOf, stubSite } from './stub-site.ts'
import { open } from './stubs.ts'

test.use({ serviceWorkers: 'block' })
test('[LAW-29] [CASH-80] without a Date of Birth Next stays and leads to the profile', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    '/api/get-wallet-number': { refused: 400, body: { error: 'Date of Birth missing' } },
  })
  await open(page, '/deposit')
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', amount: '500' })
  await pressNext(page)
  const link = errorDialog(page).getByRole('link', { name: 'Date of Birth missing' })
  await expect(link).toHaveAttribute('href', '/profile')
  expect(callsOf(calls, '/api/get-wallet-number')).toHaveLength(1)
  await expect(page).toHaveURL(/\/deposit$/)
})

test('any other trouble with the account is the payment page’s to show', async ({ page }) => {
  await toMakePayment(page, { '/api/get-wallet-number': { refused: 500, body: {} } })
  await expect(page.getByRole('alert')).toBeVisible()
})
