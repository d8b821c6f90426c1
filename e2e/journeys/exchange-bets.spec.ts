import { place, price, slip, stake } from '../steps/bet-steps.ts'
import { expect, test } from '../front/test.ts'
import { minor } from '../steps/match-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { block, openByTwo } from './steps/block.ts'
import { betAgainstEachOther } from './steps/between-players.ts'
import { bet, openOdds, placeOver, quietMatch, settleByTwo } from './steps/match.ts'
import { myBets } from './steps/my-bets.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('two players bet against each other, and what one wins the other has lost', async ({
  page,
}) => {
  const { jui, tuhin, match, laid } = await betAgainstEachOther(page)
  const profitMinor = minor(laid.body.bets[0]?.potential_liability ?? '')
  expect(await balanceOf(tuhin)).toBe(((100_000 - profitMinor) / 100).toFixed(2))
  await settleByTwo(match.MarketId, { winners: [String(match.Runners[0]?.SelectionId)] })
  const netMinor = profitMinor - Math.floor((profitMinor * 2) / 100)
  await expect.poll(() => balanceOf(jui)).toBe(((100_000 + netMinor) / 100).toFixed(2))
  expect(await balanceOf(tuhin)).toBe(((100_000 - profitMinor) / 100).toFixed(2))
})

test('a bet that waits is made smaller and taken back, and its money is free again', async ({
  page,
}) => {
  const jui = await newPlayer('jui', 1000)
  const match = await quietMatch()
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${match.Runners[1]?.SelectionName} Back`).click()
  await slip(page).getByLabel('Odds', { exact: true }).fill('900')
  await stake(page).fill('600')
  await place(page).click()
  await expect(slip(page)).toContainText('Waiting in the market')
  expect(await balanceOf(jui)).toBe('400.00')
  await open(page, '/exchange-account/bets')
  await page.getByRole('button', { name: 'Reduce' }).click()
  await page.getByLabel('Take away').fill('250')
  await page.getByRole('button', { name: 'Reduce by ৳ 250' }).click()
  await expect(page.getByText('The bet is smaller now.')).toBeVisible()
  expect(await balanceOf(jui)).toBe('650.00')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(
    page.getByText('Cancelled: the money of what was not matched is free.'),
  ).toBeVisible()
  expect([await balanceOf(jui), await myBets(jui)]).toEqual(['1000.00', []])
})

test('a trader stops a market under an open slip, and lets it go on', async ({ page, browser }) => {
  const jui = await newPlayer('jui', 1000)
  const match = await quietMatch()
  const { SelectionName: name = '' } = match.Runners[0] ?? {}
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${name} Back`).click()
  await stake(page).fill('100')
  const code = encodeURIComponent(match.MarketId)
  const desk = await openDeskOf(browser, 'trader1', `/markets/one?code=${code}`)
  await desk.getByRole('button', { name: 'Suspend' }).click()
  await desk.getByRole('button', { name: 'The feed is wrong or late' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(place(page)).toBeDisabled()
  expect(await balanceOf(jui)).toBe('1000.00')
  await desk.getByRole('button', { name: 'Reopen' }).click()
  await desk.getByRole('dialog').getByRole('button').first().click()
  await expect(place(page)).toBeEnabled()
  await place(page).click()
  // The price may have moved on while the market stood still.
  await expect(slip(page)).toContainText(/Bet matched|Waiting in the market/)
  expect(await balanceOf(jui)).toBe('900.00')
})

test('the exchange is blocked for a player, who reads why, and is opened again', async ({
  page,
}) => {
  const jui = await newPlayer('jui', 1000)
  const match = await quietMatch()
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${match.Runners[0]?.SelectionName} Back`).click()
  await stake(page).fill('100')
  await block(jui.playerId, 'exchange')
  await place(page).click()
  await expect(slip(page).getByRole('alert')).toContainText('blocked')
  expect(await balanceOf(jui)).toBe('1000.00')
  await openByTwo(jui.playerId, 'exchange')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  expect(await balanceOf(jui)).toBe('900.00')
})

test('limits of the exchange say what they are, and a bet within them goes', async ({ page }) => {
  const jui = await newPlayer('jui', 700)
  const match = await quietMatch()
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${match.Runners[0]?.SelectionName} Back`).click()
  await stake(page).fill('5')
  await expect(slip(page)).toContainText('10')
  await expect(place(page)).toBeDisabled()
  await stake(page).fill('701')
  await expect(slip(page)).toContainText('Your balance is ৳ 700. This bet needs ৳ 701.')
  const market = { selection_id: String(match.Runners[0]?.SelectionId), odds: '1.01' }
  const over = await placeOver(jui, match.MarketId, { ...market, stake: '500001' })
  expect(over.error.code).toBe('STAKE_OUT_OF_RANGE')
  await stake(page).fill('700')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  expect(await balanceOf(jui)).toBe('0.00')
})

test('one-click betting places a tap at once, and is turned off again', async ({ page }) => {
  const jui = await newPlayer('jui', 1000)
  const match = await quietMatch()
  const { SelectionName: name = '' } = match.Runners[0] ?? {}
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await price(page, `${name} Back`).click()
  await slip(page).getByRole('button', { name: 'Edit stakes' }).click()
  await slip(page).getByRole('switch', { name: 'One-click betting' }).click()
  await slip(page).getByLabel('Stake of each press').fill('150')
  await slip(page).getByRole('button', { name: 'Save' }).click()
  await slip(page).getByRole('button', { name: 'Close' }).click()
  await price(page, `${name} Back`).click()
  await expect(page.getByText(`${name}: ৳ 150 matched at`)).toBeVisible()
  expect(await balanceOf(jui)).toBe('850.00')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await price(page, `${name} Back`).click()
  await expect(stake(page)).toBeVisible()
  expect(await balanceOf(jui)).toBe('850.00')
})

test('two pinned matches are bet on from one page, and what is held is told market by market', async ({
  page,
}) => {
  const jui = await newPlayer('jui', 1000)
  const matches = [await quietMatch(), await quietMatch()]
  await enter(page, jui, '/exchange-sports')
  for (const { Event } of matches)
    await page.getByRole('button', { name: `Pin ${Event} to Multi Markets` }).click()
  await page.getByRole('link', { name: 'Multi Markets' }).click()
  for (const { Runners } of matches) await bet(page, Runners[0]?.SelectionName ?? '', 'Back', '100')
  expect(await balanceOf(jui)).toBe('800.00')
  await open(page, '/exchange-account/balance')
  await expect(page.getByRole('main')).toContainText('Held for open bets৳ 200.00')
  for (const { Event } of matches) await expect(page.getByRole('main')).toContainText(Event)
})

test('a cash-out before the start makes one result certain, whoever wins', async ({ page }) => {
  const jui = await newPlayer('jui', 1000)
  const match = await quietMatch()
  await enter(page, jui, '/exchange-sports')
  await openOdds(page, match)
  await bet(page, match.Runners[0]?.SelectionName ?? '', 'Back', '500')
  await open(page, '/exchange-account/bets')
  await page.getByRole('button', { name: 'Cash out' }).click()
  const done = page.getByText(/^Cashed out: −/)
  // Prices go on: a figure that changed under the press is shown anew, and pressed again.
  await expect(async () => {
    await page.getByRole('button', { name: /^Cash out −/ }).click({ timeout: 3000 })
    await expect(done).toBeVisible({ timeout: 3000 })
  }).toPass()
  const lossMinor = minor(/[\d.]+/.exec(await done.innerText())?.[0] ?? '')
  await settleByTwo(match.MarketId, { winners: [String(match.Runners[1]?.SelectionId)] })
  // Never less than was told, but for the rounding of a match; a better price is the player's.
  const leastMinor = 100_000 - lossMinor
  await expect.poll(async () => minor(await balanceOf(jui))).toBeGreaterThanOrEqual(leastMinor - 1)
  expect(minor(await balanceOf(jui))).toBeLessThan(leastMinor + 1_000)
})
