import { expect, test } from '../front/test.ts'
import { slip, stake, price, placed, bodyOf, openExchange, openMatch } from '../steps/bet-steps.ts'
import { hearAnswers, openQuickly } from '../steps/quick-clock.ts'
import { now, betBook } from '../stub/bets.ts'

test.use({ serviceWorkers: 'block' })

test('[SIL-115, APP-23] the quick stakes can be changed and stay, outside local storage', async ({
  page,
}) => {
  await openExchange(page)
  await price(page, 'Dhaka Tigers Back 1.98').click()
  const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted())
  const before = await keys()
  await slip(page).getByRole('button', { name: 'Edit stakes' }).click()
  await slip(page).getByLabel('Button 2').fill('750')
  await slip(page).getByRole('button', { name: 'Save' }).click()
  await slip(page).getByRole('button', { name: '750', exact: true }).click()
  await expect(stake(page)).toHaveValue('750')
  expect(await keys()).toEqual(before)
  await openQuickly(page, '/exchange', now)
  await price(page, 'Dhaka Tigers Back 1.98').click()
  await expect(slip(page).getByRole('button', { name: '750', exact: true })).toBeVisible()
})

test('[SIL-115] one-click betting is off at first; once on, a tap bets at once under a warning', async ({
  page,
}) => {
  const calls = await openMatch(page, betBook([]))
  await price(page, 'Dhaka Tigers Back 1.98').click()
  await slip(page).getByRole('button', { name: 'Edit stakes' }).click()
  const oneClick = slip(page).getByRole('switch', { name: 'One-click betting' })
  await expect(oneClick).not.toBeChecked()
  await oneClick.click()
  await slip(page).getByLabel('Stake of each press').fill('250')
  await slip(page).getByRole('button', { name: 'Save' }).click()
  await expect(stake(page)).toHaveValue('')
  await slip(page).getByRole('button', { name: 'Close' }).click()
  await expect(slip(page)).toHaveCount(0)
  await hearAnswers(page)
  expect(placed(calls)).toEqual([])
  const warning = page.getByText('One-click betting is on: a press on a price bets ৳ 250 at once.')
  await expect(warning).toBeVisible()
  await price(page, 'Dhaka Tigers Back 1.98').dblclick()
  await expect(page.getByText('Dhaka Tigers: ৳ 500 matched at 1.98.')).toBeVisible()
  expect(placed(calls).map((call) => bodyOf(call).bets[0])).toMatchObject([
    { odds: '1.98', stake: '250', side: 'back' },
  ])
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(warning).toHaveCount(0)
  await price(page, 'Sylhet Storm Back 2.00').click()
  await expect(stake(page)).toBeVisible()
  expect(placed(calls)).toHaveLength(1)
})
