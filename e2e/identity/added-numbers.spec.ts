import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-10] a new number says from when it is paid, and is taken off on the password', async ({
  page,
}) => {
  let tries = 0
  const usable_from = '2026-03-02T08:05:00.000Z'
  const calls = await stubSite(page, {
    otherPhones: () => ({
      data: tries < 3 ? [{ contract_value: '01811111111', isverify: 1, usable_from }] : [],
    }),
    removeNumber: () => {
      tries += 1
      if (tries === 1)
        return refused('PASSWORD_WRONG', { errors: { password: ['The password is not correct.'] } })
      return tries === 2 ? refused('NUMBER_IN_USE') : { success: true, message: 'ok' }
    },
  })
  await openQuickly(page, '/profile')
  await expect(page.getByText('Withdrawals to it from 2026/03/02 14:05 (GMT+6)')).toBeVisible()
  await page.getByRole('button', { name: 'Remove 01811111111' }).click()
  const popup = page.getByRole('dialog', { name: 'Remove this number?' })
  await expect(popup).toContainText('01811111111 then receives no withdrawals')
  const sure = popup.getByRole('button', { name: 'Remove', exact: true })
  await sure.click()
  await expect(popup).toContainText('Please enter your password.')
  expect(callsOf(calls, 'removeNumber')).toEqual([])
  const password = popup.getByLabel('Your password', { exact: true })
  await password.fill('Not-mine-1')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/password/)
  await password.fill('Tigers2026')
  await sure.click()
  await expect(popup).toContainText('A withdrawal to this number is under way.')
  await sure.click()
  await expect(page.getByText('The number was removed')).toBeVisible()
  await expect(popup).toHaveCount(0)
  await expect(page.getByText('01811111111')).toHaveCount(0)
  expect(callsOf(calls, 'removeNumber').map(({ body }) => body)).toEqual(
    ['Not-mine-1', 'Tigers2026', 'Tigers2026'].map((typed) => ({
      phone: '01811111111',
      password: typed,
    })),
  )
})

test('[LAW-10] the main number cannot be taken off', async ({ page }) => {
  await stubSite(page, { otherPhones: { data: [{ contract_value: '01811111111', isverify: 1 }] } })
  await openQuickly(page, '/profile')
  await expect(page.getByRole('button', { name: /^Remove 01/ })).toHaveCount(1)
})
