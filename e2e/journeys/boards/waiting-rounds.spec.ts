import { expect, test, type Page } from '@playwright/test'
import { openBoard, READY_MS } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'
import { rounds } from '../steps/play.ts'

test.use({ serviceWorkers: 'block' })

/** Whatever the round brings, the page hears that all money is gone. */
async function spendAll(page: Page): Promise<void> {
  for (const call of ['spin', 'resume']) {
    await page.route(`**/studio/${call}`, async (route) => {
      const response = await route.fetch()
      const answer: object = await response.json()
      await route.fulfill({ response, json: { ...answer, balanceMinor: '0' } })
    })
  }
}

test('[LAW-30] of rounds that wait, none is begun without money, and that is said once', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 100)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'arcade', 'Nagordola')
  await spendAll(page)
  const turn = board.getByRole('button', { name: /^Turn/ })
  for (let taps = 0; taps < 4; taps += 1) await turn.click()
  const told = board.getByRole('dialog', { name: 'Not enough money' })
  await expect(told).toBeVisible({ timeout: READY_MS })
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(board.getByRole('button', { name: /^Turn ?one turn for/ })).toBeEnabled()
  await expect(told).toHaveCount(0)
  expect(await rounds(asha)).toHaveLength(1)
})
