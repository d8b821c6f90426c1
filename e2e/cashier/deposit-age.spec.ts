import { errorCatalogue } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { errorDialog, fillDeposit, pressNext, toMakePayment } from '../steps/funds-steps.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'
import { refused, wordless } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block' })

const { text } = errorCatalogue.DATE_OF_BIRTH_MISSING

test('[LAW-29] [CASH-80] without a Date of Birth Next stays and leads to the profile', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    getWalletNumber: refused('DATE_OF_BIRTH_MISSING', { error: text }),
  })
  await open(page, '/deposit')
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', amount: '500' })
  await pressNext(page)
  const link = errorDialog(page).getByRole('link', { name: text })
  await expect(link).toHaveAttribute('href', '/profile')
  expect(callsOf(calls, 'getWalletNumber')).toHaveLength(1)
  await expect(page).toHaveURL(/\/deposit$/)
})

test('any other trouble with the account is the payment page’s to show', async ({ page }) => {
  await toMakePayment(page, { getWalletNumber: wordless(500) })
  await expect(page.getByRole('alert')).toBeVisible()
})
