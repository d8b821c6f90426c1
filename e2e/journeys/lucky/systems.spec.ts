import { expect, test } from '@playwright/test'
import { cashOutOpenBet, matchesToCome, openLuckySports, slipWith } from '../../steps/book-steps.ts'
import { minor } from '../../steps/match-steps.ts'
import { balanceOf, enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('[GAME-21] a player bets a system, reads what it costs, and cashes it out', async ({
  page,
}) => {
  const salma = await newPlayer('salma', 1000)
  await enter(page, salma, '/')
  const book = await openLuckySports(page)
  const matches = await matchesToCome(3)
  const slip = await slipWith(
    book,
    matches.map((match) => [match, 0] as const),
  )
  await slip.getByLabel('What has to win').selectOption('System 2/3: 3 bets')
  await slip.getByLabel('Stake per bet').fill('50')
  await expect(slip.getByText('3 bets of ৳ 50.00').locator('..')).toContainText('150.00')
  const place = slip.getByRole('button', { name: /^(Place 3 bets for ৳ 150|Accept)/ })
  await expect(async () => {
    const taken = slip.getByText('Bet taken').first()
    // The odds may move under the finger: what is refused then takes no money and is pressed again.
    if (!(await taken.isVisible())) await place.click({ timeout: 3000 })
    await expect(taken).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await slip.getByRole('button', { name: 'Done' }).click()
  expect(await balanceOf(salma)).toBe('850.00')
  await book.getByRole('button', { name: /^My bets/ }).click()
  await expect(book.getByText('System 2/3: 3 bets')).toBeVisible()
  const cashedMinor = await cashOutOpenBet(book)
  expect(cashedMinor).toBeLessThan(minor('150.00'))
  await expect(book.getByText('Cashed out').first()).toBeVisible()
})
