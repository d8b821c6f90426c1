import { expect, test } from '@playwright/test'
import { openBoard, READY_MS, ROUND_MS } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'
import { rounds } from '../steps/play.ts'

test.use({ serviceWorkers: 'block' })

/** A key that is held down repeats itself; these are enough for two bets by the moment between them. */
const REPEATS = 6
const REPEAT_MS = 300

/** Longer than a double click takes. */
const MOMENT_MS = 600
const LONG_ANSWER_MS = 2_000

test('[LAW-4] a double press on a price is one bet, so is a key that stays down on it, and a press after the answer is another one', async ({
  page,
}) => {
  // A room that has begun to play is waited for.
  test.slow()
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'sports', 'Ninety Minutes')
  const enough = board.getByRole('timer', { name: /^(1[2-9]|2\d) seconds to bet/ })
  await expect(enough).toBeVisible({ timeout: 3 * ROUND_MS })
  const price = board
    .getByRole('group', { name: 'Result', exact: true })
    .getByRole('button')
    .first()
  const told = (bets: string) =>
    expect(board.getByText(`Your bets: ${bets} in all`)).toBeVisible({ timeout: READY_MS })
  const answered = () =>
    expect(price.locator('.event-pick-asked')).toHaveCount(0, { timeout: READY_MS })
  const staked = async () => (await rounds(asha)).length

  await price.dblclick()
  await answered()
  await page.waitForTimeout(MOMENT_MS)
  await told('1 of 10, ৳ 20.00')
  expect(await staked()).toBe(1)

  await price.focus()
  for (let held = 0; held < REPEATS; held += 1) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(REPEAT_MS)
  }
  await page.keyboard.up('Enter')
  await answered()
  await told('2 of 10, ৳ 40.00')
  expect(await staked()).toBe(2)

  await page.route('**/studio/rooms/bet', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, LONG_ANSWER_MS))
    await route.fulfill({ response })
  })
  await price.click()
  await page.waitForTimeout(MOMENT_MS)
  await price.click()
  await answered()
  await told('3 of 10, ৳ 60.00')
  expect(await staked()).toBe(3)
})
