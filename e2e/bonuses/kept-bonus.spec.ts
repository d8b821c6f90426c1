import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { funds, turnover } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

const kept = turnover(7, {
  required_turnover: '3300.00',
  remaining_turnover: '1250.00',
  bonus: '100.00',
  expires_at: '2026-02-14T12:00:00.000Z',
})
const balance = { ...funds('800.00'), bonus: '100.00' }

for (const [width, language, words] of [
  [
    390,
    'en',
    [/Bonus kept for you: ?৳ 100.00/, 'Time for it until 2026/02/14', 'Give the bonus up?'],
  ],
  [1280, 'bn', [/আপনার জন্য রাখা বোনাস: ?৳ 100.00/, 'সময় আছে 2026/02/14', 'বোনাস ছেড়ে দেবেন?']],
] as const)
  test(`a kept bonus stands apart, and what giving it up does is said before at ${width} px (${language})`, async ({
    page,
  }) => {
    const [inAccount, until, question] = words
    await page.setViewportSize({ width, height: 844 })
    await store(page, { language })
    await stubSite(page, { balance, showTurnovers: { turnover: [kept] } })
    await open(page, '/account')
    await expect(page.getByRole('link', { name: inAccount })).toBeVisible()
    await open(page, '/withdrawal')
    await page.getByRole('button', { name: /Withdraw without|বোনাস ছাড়া/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toHaveText(question)
    for (const amount of ['৳ 100.00', '৳ 1,250.00', '৳ 800.00'])
      await expect(dialog).toContainText(amount)
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await open(page, '/turnover-record')
    if (width > 769) await page.getByRole('row').nth(1).click()
    await expect(page.getByText(until)).toBeVisible()
  })

test('giving up that fails says so and keeps the bonus; the next try does it', async ({ page }) => {
  let isGiven = false
  let isBroken = true
  const calls = await stubSite(page, {
    balance: () => (isGiven ? funds('800.00') : balance),
    showTurnovers: () => ({ turnover: isGiven ? [] : [kept] }),
    giveUpBonus: () => {
      if (isBroken) return refused('UNAVAILABLE')
      isGiven = true
      return { success: true, message: 'The bonus is given up.' }
    },
  })
  await open(page, '/withdrawal')
  await page.getByRole('button', { name: 'Withdraw without the bonus' }).click()
  const yes = page.getByRole('button', { name: 'Give it up' })
  await yes.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The site is busy.')
  isBroken = false
  await yes.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw without the bonus' })).toHaveCount(0)
  expect(callsOf(calls, 'giveUpBonus')).toHaveLength(2)
})

test('with another turnover open, nothing is promised about the withdrawal', async ({ page }) => {
  await stubSite(page, { balance, showTurnovers: { turnover: [kept, turnover(8)] } })
  await open(page, '/withdrawal')
  await page.getByRole('button', { name: 'Withdraw without the bonus' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Another turnover is still open.')
  await expect(dialog).not.toContainText('free to withdraw')
})

for (const [end, words] of [
  ['released', 'Bonus paid out'],
  ['given_up', 'Bonus given up'],
  ['expired', 'Bonus gone: its time was over'],
] as const)
  test(`a bonus that was ${end} says so, and cannot be given up`, async ({ page }) => {
    const ended = { ...kept, status: 'complete' as const, end }
    await stubSite(page, { showTurnovers: { turnover: [ended] } })
    await open(page, '/turnover-record')
    await page.getByRole('tab', { name: 'Completed' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw without the bonus' })).toHaveCount(0)
  })
