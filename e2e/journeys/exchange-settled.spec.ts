import { expect, test } from '../front/test.ts'
import { minor } from '../steps/match-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'
import { bet, openOdds, quietMatch, settleByTwo } from './steps/match.ts'
import { myBets } from './steps/my-bets.ts'

test.use({ serviceWorkers: 'block' })

test('a market is settled by a trader and an admin in two browsers, and the player is paid', async ({
  page,
  browser,
}) => {
  const rupa = await newPlayer('rupa', 1000)
  const match = await quietMatch()
  const [home] = match.Runners.map(({ SelectionName }) => SelectionName)
  await enter(page, rupa, '/exchange-sports')
  await openOdds(page, match)
  await bet(page, home ?? '', 'Back', '100')
  const [placed] = await myBets(rupa)
  expect(await balanceOf(rupa)).toBe('900.00')
  const code = encodeURIComponent(match.MarketId)
  const trader = await openDeskOf(browser, 'trader1', `/markets/one?code=${code}`)
  await trader.getByRole('button', { name: 'Settle by hand' }).click()
  await trader.getByRole('checkbox', { name: home ?? '' }).check()
  await trader.getByRole('button', { name: 'Preview' }).click()
  await expect(trader.getByRole('row', { name: new RegExp(`^${rupa.username}`) })).toBeVisible()
  await trader.getByLabel('Reason').fill('Scorecard of the league')
  await trader.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(trader.getByText('Sent to a second person.')).toBeVisible()
  expect(await balanceOf(rupa)).toBe('900.00')
  const admin = await openDeskOf(browser, 'admin2', `/markets/one?code=${code}`)
  await admin.getByRole('button', { name: 'Agree' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()
  await expect(admin.getByText('Agreed, and done.')).toBeVisible()
  const grossMinor = minor(placed?.potential_profit ?? '')
  const netMinor = grossMinor - Math.floor((grossMinor * 2) / 100)
  await expect.poll(() => balanceOf(rupa)).toBe(((100_000 + netMinor) / 100).toFixed(2))
  await open(page, '/exchange-account/history')
  await expect(page.getByRole('article').first()).toContainText('Won')
})

test('a void market gives every stake back, and the history says void', async ({ page }) => {
  const rupa = await newPlayer('rupa', 500)
  const match = await quietMatch()
  await enter(page, rupa, '/exchange-sports')
  await openOdds(page, match)
  await bet(page, match.Runners[1]?.SelectionName ?? '', 'Back', '300')
  expect(await balanceOf(rupa)).toBe('200.00')
  await settleByTwo(match.MarketId, { void: true })
  await expect.poll(() => balanceOf(rupa)).toBe('500.00')
  await open(page, '/exchange-account/history')
  await expect(page.getByRole('article').first()).toContainText('Void')
})

test('a market that is settled anew pays the difference, and both versions stand in the account', async ({
  page,
}) => {
  const rupa = await newPlayer('rupa', 500)
  const match = await quietMatch()
  const [home, away] = match.Runners
  await enter(page, rupa, '/exchange-sports')
  await openOdds(page, match)
  await bet(page, home?.SelectionName ?? '', 'Back', '100')
  const [placed] = await myBets(rupa)
  await settleByTwo(match.MarketId, { winners: [String(away?.SelectionId)] })
  await expect.poll(() => balanceOf(rupa)).toBe('400.00')
  await settleByTwo(match.MarketId, { winners: [String(home?.SelectionId)] })
  const grossMinor = minor(placed?.potential_profit ?? '')
  const netMinor = grossMinor - Math.floor((grossMinor * 2) / 100)
  await expect.poll(() => balanceOf(rupa)).toBe(((50_000 + netMinor) / 100).toFixed(2))
  await open(page, '/exchange-account/profit-loss')
  await expect(page.getByText('Corrected result', { exact: true })).toBeVisible()
  await expect(page.getByText('Replaced by a corrected result')).toBeVisible()
})
