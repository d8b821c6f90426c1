import { expect, test } from '@playwright/test'
import { minor } from '../steps/match-steps.ts'
import { openBoard, press, READY_MS, ROUND_MS, settled } from './steps/board.ts'
import { enter } from './steps/enter.ts'
import { loseFirstAnswer } from './steps/lose-answer.ts'
import { newPlayer } from './steps/new-player.ts'
import { resultMinor, rounds } from './steps/play.ts'

// Boards that stand still at once leave the rest of a machine without a graphics card to the house.
test.use({ serviceWorkers: 'block' })

test('[LAW-21] a basket of nets survives a lost answer and a closed tab, and what was not thrown comes back', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'fishing', 'Padma Nets')
  const cut = await board
    .locator('.nets-fish-name')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length)
  expect(cut).toBe(0)
  await press(board, /^Take the boat out/)
  const lost = await loseFirstAnswer(page, 'choose')
  await press(board, /^Cast at Puti/)
  await expect(board.getByText('19/20')).toBeVisible({ timeout: READY_MS })
  expect(lost()).toBe(1)
  await page.goto('/account')
  const again = await openBoard(page, 'fishing', 'Padma Nets')
  await expect(again.getByText('19/20')).toBeVisible({ timeout: READY_MS })
  await press(again, /^Row home/)
  await settled(asha, 1)
})

test('[HOME-25] a hand of poker is dealt, held and drawn, and pays by its table', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'poker', 'Jacks or Better')
  await press(board, 'Deal')
  await press(board, /^Card 1:/)
  await press(board, /^Draw/)
  await settled(asha, 1)
})

test('[HOME-25] a table game and two of the arcade are played from their lists', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const table = await openBoard(page, 'table', 'Andar Bahar')
  await press(table, 'Deal')
  await settled(asha, 1)
  const drop = await openBoard(page, 'arcade', 'Rain Drop')
  await press(drop, /^Let it rain/)
  await settled(asha, 2)
  const grove = await openBoard(page, 'arcade', 'Mango Grove')
  await press(grove, /^Go into the grove/)
  await press(grove, /^Basket 7/)
  await expect(grove.getByRole('button', { name: /^(Take|Another grove)/ }).first()).toBeEnabled({
    timeout: READY_MS,
  })
  const take = grove.getByRole('button', { name: /^Take/ })
  if (await take.isVisible()) await take.click()
  await settled(asha, 3)
})

test('[LAW-21] a hand of blackjack is doubled by a stake of its own and paid for both', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'table', 'Blackjack')
  const deal = board.getByRole('button', { name: 'Deal', exact: true })
  const double = board.getByRole('button', { name: /^Double/ })
  let dealt = 0
  // A blackjack ends a round before anything can be chosen: the next one is dealt.
  await expect(async () => {
    await deal.click({ timeout: 2_000 })
    dealt += 1
    await expect(double).toBeEnabled({ timeout: 5_000 })
  }).toPass({ timeout: ROUND_MS })
  await double.click()
  await expect(deal).toBeEnabled({ timeout: READY_MS })
  await expect(board.getByText(/^(Won|Push|Lost|Bust)$/)).toBeVisible()
  await settled(asha, dealt)
  const stakes = (await rounds(asha)).map((one) => minor(one.bet_amount))
  expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBe((dealt + 1) * 2_000)
})

test('[LAW-21] a round of tide cards survives a closed tab, lets a card pass, and is taken', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'arcade', 'Tide Cards')
  await press(board, /^Open a card/)
  await press(board, /^Let it pass/)
  const passed = /^Let it pass.*19 left/
  await expect(board.getByRole('button', { name: passed })).toBeEnabled({ timeout: READY_MS })
  await page.goto('/account')
  const again = await openBoard(page, 'arcade', 'Tide Cards')
  await expect(again.getByRole('button', { name: passed })).toBeEnabled({ timeout: READY_MS })
  await expect(again.getByRole('list', { name: 'Cards of this round' }).locator('li')).toHaveCount(
    2,
  )
  const guesses = again.getByRole('group', { name: /^Is the next card/ }).getByRole('button')
  const pays = (await guesses.first().getAttribute('aria-label')) ?? ''
  await guesses.first().click()
  const done = again.getByRole('button', { name: /^(Take ৳|Open a new card)/ })
  await expect(done).toBeEnabled({ timeout: READY_MS })
  const take = again.getByRole('button', { name: /^Take ৳/ })
  const isRight = await take.isVisible()
  if (isRight) await take.click()
  await settled(asha, 1)
  const won = minor((/৳\s([\d.,]+)$/.exec(pays)?.[1] ?? '').replaceAll(',', ''))
  expect(await resultMinor(asha)).toBe((isRight ? won : 0) - 2_000)
})

test('[HOME-25] patches of a quilt are chosen, stitched, and pay by their table', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'lottery', 'Kantha Stitch')
  const quilt = board.getByRole('group', { name: /^The quilt/ })
  const chosen = quilt.getByRole('button', { pressed: true })
  await expect(board.getByRole('button', { name: /^Stitch/ })).toBeDisabled()
  await press(board, 'Quick pick')
  await expect(chosen).toHaveCount(5)
  await press(board, 'Clear')
  await expect(chosen).toHaveCount(0)
  for (const patch of [3, 17, 40]) await press(board, new RegExp(`^Patch ${patch}$`))
  await press(board, 'Low')
  await press(board, /^Stitch/)
  await settled(asha, 1)
  const ours = quilt.getByRole('button', { name: /yours and stitched$/ })
  await expect(quilt.getByRole('button', { name: /stitched$/ })).toHaveCount(10)
  const pays = [0, 110, 138, 2_600][await ours.count()] ?? 0
  expect(await resultMinor(asha)).toBe(20 * pays - 2_000)
})

test('[LAW-21] a marble pays its line by where it stops, and its answer may be lost on the way', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'arcade', 'Marble Roll')
  await press(board, 'Line 1 higher')
  await press(board, 'Short of the line')
  await expect(board.getByText('48.50', { exact: true })).toBeVisible()
  await board.getByRole('slider', { name: 'Line' }).press('ArrowRight')
  await expect(board.getByText('49.00', { exact: true })).toBeVisible()
  await expect(board.getByText('×2.02', { exact: true })).toBeVisible()
  const lost = await loseFirstAnswer(page, 'spin')
  await press(board, /^Roll/)
  await settled(asha, 1)
  expect(lost()).toBe(1)
  const told = await board.getByText(/^It stops at/).textContent({ timeout: READY_MS })
  const mark = Number(/^It stops at ([\d.]+):/.exec(told ?? '')?.[1])
  expect(await resultMinor(asha)).toBe(mark < 49 ? 2_040 : -2_000)
  const before = await resultMinor(asha)
  // The second tap waits behind the first; both are marbles of the same line.
  await press(board, /^Roll/)
  await press(board, /^Roll/)
  await settled(asha, 3)
  expect([-4_000, 40, 4_080]).toContain((await resultMinor(asha)) - before)
})

test('[LAW-21] a rocket pays its target if it gets as high, and an impossible target is not staked on', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'arcade', 'Atashbaji')
  const field = board.getByRole('textbox', { name: /^Target/ })
  const launch = board.getByRole('button', { name: /^Launch/ })
  await field.fill('100000.01')
  await expect(board.getByRole('alert')).toHaveText('The highest target is 100,000.00')
  await expect(launch).toBeDisabled()
  await field.fill('2.৪')
  await expect(board.getByRole('alert')).toHaveCount(0)
  await press(board, 'Twice the target')
  await expect(field).toHaveValue('4.80')
  await press(board, 'Lower target')
  await expect(field).toHaveValue('4.00')
  await board.getByRole('slider', { name: 'Target' }).press('ArrowLeft')
  await expect(field).toHaveValue('3.00')
  await expect(board.getByText('32.99%', { exact: true })).toBeVisible()
  const lost = await loseFirstAnswer(page, 'spin')
  await press(board, /^Launch/)
  await settled(asha, 1)
  expect(lost()).toBe(1)
  const told = await board.getByText(/^It bursts at/).textContent({ timeout: READY_MS })
  const height = Number(/×([\d,.]+):/.exec(told ?? '')?.[1]?.replaceAll(',', ''))
  expect(await resultMinor(asha)).toBe(height >= 3 ? 4_000 : -2_000)
})

for (const [type, name, bet] of [
  ['casino', 'Dragon Tiger', /^Dragon, pays/],
  ['crash', 'Ghuri', /^Bet ৳ 20.00/],
] as const) {
  test(`[HOME-25] a bet at ${name} is taken, decided with the room's round, and paid once`, async ({
    page,
  }) => {
    const asha = await newPlayer('asha', 1000)
    await enter(page, asha, '/account')
    const board = await openBoard(page, type, name)
    await expect(async () => {
      await board.getByRole('button', { name: bet }).first().click({ timeout: 1_000 })
      await expect
        .poll(async () => (await rounds(asha)).length, { timeout: 2_000 })
        .toBeGreaterThan(0)
    }).toPass({ timeout: ROUND_MS })
    const placed = (await rounds(asha)).length
    await settled(asha, placed)
  })
}

test('[HOME-25] a fantasy team is built, staked on, kept for the next time, and paid once', async ({
  page,
}) => {
  // A round of it takes almost two minutes.
  test.slow()
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'sports', 'Fantasy Five')
  const five = board.getByRole('group', { name: 'Your five' })
  const captain = five.getByRole('button', { name: /is captain/ })
  // What is left of a round must do for all of it.
  await expect(board.getByRole('timer', { name: /^([2-9]\d) seconds to bet/ })).toBeVisible({
    timeout: 3 * ROUND_MS,
  })
  await press(board, 'Quick pick')
  await press(board, /^Play this team for/)
  await expect(board.getByText('Your teams in this round: 1 of 3')).toBeVisible({
    timeout: READY_MS,
  })
  const team = await five.innerText()
  await press(board, 'Clear')
  await expect(captain).toHaveCount(0)
  await press(board, 'Last team')
  expect(await five.innerText()).toBe(team)
  await settled(asha, 1)
})
