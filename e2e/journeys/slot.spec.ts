import { expect, test } from '@playwright/test'
import { minor } from '../steps/match-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { block, openByTwo } from './steps/block.ts'
import { loseFirstAnswer } from './steps/lose-answer.ts'
import { give, newPlayer } from './steps/new-player.ts'
import { raiseBet, openGame, resultMinor, rounds, spin } from './steps/play.ts'

// Reels that stand still at once leave the rest of a machine without a graphics card to the house.
test.use({ serviceWorkers: 'block' })

test('[LAW-19] a spin whose answer is lost with the line is played once, and goes on by itself', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const game = await openGame(page)
  const lost = await loseFirstAnswer(page, 'spin')
  await spin(game, asha)
  expect(lost()).toBe(1)
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 })
  expect(await rounds(asha)).toHaveLength(1)
  expect(minor(await balanceOf(asha))).toBe(100_000 + (await resultMinor(asha)))
})

test('a bet above the balance is refused in the game, and played once the money is there', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 50)
  await enter(page, asha, '/account')
  const game = await openGame(page)
  await raiseBet(game, '100.00')
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByText('Your balance is ৳ 50.00 and the bet is ৳ 100.00.')).toBeVisible()
  expect([await balanceOf(asha), await rounds(asha)]).toEqual(['50.00', []])
  await game.getByRole('button', { name: 'OK' }).click()
  await give(asha.playerId, 500)
  await spin(game, asha)
  expect(minor(await balanceOf(asha))).toBe(55_000 + (await resultMinor(asha)))
})

test('[POP-04] games are blocked while one is open: it takes no bet, and plays again when opened', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const game = await openGame(page)
  await block(asha.playerId, 'games')
  await game.getByRole('button', { name: 'Spin' }).click()
  await expect(game.getByText('Play is not possible')).toBeVisible()
  expect(await balanceOf(asha)).toBe('1000.00')
  await openByTwo(asha.playerId, 'games')
  await game.getByRole('button', { name: 'OK' }).click()
  await spin(game, asha)
  expect(minor(await balanceOf(asha))).toBe(100_000 + (await resultMinor(asha)))
})

test('a favourite game stands first on every device of its player', async ({ page, browser }) => {
  const asha = await newPlayer('asha')
  await enter(page, asha, '/games?type=slot&system=&title=Slot')
  const tiles = page.getByRole('main').getByRole('listitem')
  const last = (await tiles.last().getByRole('button').first().innerText()).trim()
  await tiles
    .last()
    .getByRole('button', { name: /avourite/ })
    .click()
  await expect(tiles.last().getByRole('button', { pressed: true })).toHaveCount(1)
  const elsewhere = await (await browser.newContext()).newPage()
  await enter(elsewhere, asha, '/games?type=slot&system=&title=Slot')
  await elsewhere.getByLabel('Sort').selectOption('Favorite')
  await expect(elsewhere.getByRole('main').getByRole('listitem').first()).toContainText(last)
})

test('a round that was played is called back as it looked, from its record', async ({ page }) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  await spin(await openGame(page), asha)
  await open(page, '/betting-record')
  await page.getByRole('main').getByRole('button').filter({ hasText: 'River Gold' }).first().click()
  const recalled = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link').first().click()
  const round = await recalled
  await expect(round.locator('body')).toContainText('20.00')
})
