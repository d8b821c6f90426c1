import { expect, test } from '../front/test.ts'
import { card } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

const eligible = { success: true, message: 'ok', remaining_turnover: '0.00', withdrawable: '1.00' }
const taken = { success: true, message: 'ok', transaction_id: 'WREF1234' }
const done = { success: true, message: 'ok' }

test('a withdrawal asks for the PIN after its own checks, and goes on once it is right', async ({
  page,
}) => {
  let isUnlocked = false
  let isWrong = true
  const calls = await stubSite(page, {
    checkWithdrawal: eligible,
    submitWithdrawal: () => (isUnlocked ? taken : refused('WITHDRAWAL_PIN_NEEDED')),
    unlockWithdrawal: () => {
      if (isWrong)
        return refused('WITHDRAWAL_PIN_WRONG', {
          message: 'The PIN is wrong. 4 tries are left.',
          params: { left: 4 },
        })
      isUnlocked = true
      return done
    },
  })
  await open(page, '/withdrawal')
  await card(page, 'Nagad').click()
  await page.getByLabel('Amount').fill('3000')
  await page.getByLabel('Account number').fill(alice.phone)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter your withdrawal PIN' })
  await dialog.getByLabel('PIN').fill('47')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog).toContainText('A PIN has 4 to 6 digits.')
  await dialog.getByLabel('PIN').fill('৪৭১৯')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog.getByRole('alert')).toContainText('4 tries are left')
  isWrong = false
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page).toHaveURL(/\/payment-request$/)
  expect(callsOf(calls, 'unlockWithdrawal').at(-1)?.body).toEqual({ pin: '4719' })
  expect(callsOf(calls, 'submitWithdrawal')).toHaveLength(2)
})

test('who leaves the question has withdrawn nothing, and can ask again', async ({ page }) => {
  const calls = await stubSite(page, {
    checkWithdrawal: eligible,
    submitWithdrawal: refused('WITHDRAWAL_PIN_NEEDED'),
  })
  await open(page, '/withdrawal')
  await card(page, 'Nagad').click()
  await page.getByLabel('Amount').fill('3000')
  await page.getByLabel('Account number').fill(alice.phone)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Enter your withdrawal PIN' })).toBeVisible()
  expect(callsOf(calls, 'submitWithdrawal')).toHaveLength(2)
})

for (const [width, language, words] of [
  [
    390,
    'en',
    [
      'Set a PIN',
      'Your password',
      'New PIN',
      'The PIN once more',
      'Save the PIN',
      'Remove the PIN',
    ],
  ],
  [1280, 'bn', ['পিন দিন', 'আপনার পাসওয়ার্ড', 'নতুন পিন', 'পিনটি আবার লিখুন', 'পিন সেভ করুন', 'পিন সরান']],
] as const)
  test(`a PIN is set on the password and taken away with itself at ${width} px (${language})`, async ({
    page,
  }) => {
    const [set, password, pin, again, save, remove] = words
    let since: string | null = null
    await page.setViewportSize({ width, height: 844 })
    await store(page, { language })
    const calls = await stubSite(page, {
      showWithdrawalPin: () => ({ set_at: since }),
      setWithdrawalPin: () => {
        since = '2026-01-15T12:00:00.000Z'
        return done
      },
      removeWithdrawalPin: () => {
        since = null
        return done
      },
    })
    await open(page, '/security')
    await page.getByRole('button', { name: set }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(password).fill('Kestrel47moss')
    await dialog.getByLabel(pin).fill('4719')
    await dialog.getByLabel(again).fill('4718')
    await dialog.getByRole('button', { name: save }).click()
    expect(callsOf(calls, 'setWithdrawalPin')).toHaveLength(0)
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByLabel(again).fill('4719')
    await dialog.getByRole('button', { name: save }).click()
    await expect(dialog).toHaveCount(0)
    expect(callsOf(calls, 'setWithdrawalPin')[0]?.body).toEqual({
      password: 'Kestrel47moss',
      pin: '4719',
    })
    await page.getByRole('button', { name: remove }).click()
    await dialog.getByRole('textbox').or(dialog.locator('input')).first().fill('4719')
    await dialog.getByRole('button', { name: remove }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: set })).toBeVisible()
  })
