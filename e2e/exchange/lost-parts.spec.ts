import { expect, test } from '../front/test.ts'
import { openExchange, openMatch, openSlip, placed, price, slip } from '../steps/bet-steps.ts'
import { lose, pageLost, partLost } from '../steps/lost-part.ts'

test.use({ serviceWorkers: 'block' })

const tigers = 'Dhaka Tigers Back 1.98'

test('[ERR-03] a slip whose code is lost leaves the page, says so, and opens once the line is back', async ({
  page,
}) => {
  const find = await lose(page, 'slip-sheet')
  await openExchange(page)
  await price(page, tigers).click()
  await expect(partLost(page)).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await price(page, tigers).click()
  await expect(slip(page)).toContainText('Dhaka Tigers')
})

test('[ERR-03] a bet in one tap whose code is lost is not placed, not later either', async ({
  page,
}) => {
  const find = await lose(page, 'one-click-bet')
  const calls = await openSlip(page)
  await slip(page).getByRole('button', { name: 'Edit stakes' }).click()
  await slip(page).getByRole('switch', { name: 'One-click betting' }).click()
  await slip(page).getByRole('button', { name: 'Save' }).click()
  await slip(page).getByRole('button', { name: 'Close' }).click()
  await expect(slip(page)).toHaveCount(0)
  await price(page, tigers).click()
  await expect(partLost(page)).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.clock.runFor(3000)
  expect(placed(calls)).toHaveLength(0)
  await price(page, tigers).click()
  await expect.poll(() => placed(calls).length).toBe(1)
})

test('[ERR-03] the prices of a runner whose code is lost leave the page, and open once the line is back', async ({
  page,
}) => {
  const find = await lose(page, 'runner-sheet')
  await openMatch(page)
  const name = page.getByRole('button', { name: 'Prices and chart of Dhaka Tigers' })
  await name.click()
  await expect(partLost(page)).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await name.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
