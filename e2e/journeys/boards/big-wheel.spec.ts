import { expect, test } from '@playwright/test'
import { openBoard, press, READY_MS, settled } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { loseFirstAnswer } from '../steps/lose-answer.ts'
import { newPlayer } from '../steps/new-player.ts'
import { resultMinor } from '../steps/play.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-21] a big wheel turns once though its answer is lost, and pays what its seat says', async ({
  page,
}) => {
  // The smallest phone: the wheel, its chances and every choice are in sight at once.
  await page.setViewportSize({ width: 360, height: 640 })
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'arcade', 'Nagordola')
  await press(board, '50 seats')
  await press(board, 'High risk')
  const chances = board.getByRole('list', { name: /^What the seats pay/ })
  await expect(chances).toContainText('×49.5')
  await press(board, '10 seats')
  await board.getByRole('button', { name: 'Low risk' }).press('l')
  await expect(board.getByRole('img', { name: /^A big wheel of 10 seats, Low risk/ })).toBeVisible()
  await expect(chances).toHaveText('×0.019.99%×1.270.00%×1.510.00%')
  for (const name of ['50 seats', 'High risk', /^Turn/])
    await expect(board.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(chances).toBeInViewport({ ratio: 1 })
  const lost = await loseFirstAnswer(page, 'spin')
  await press(board, /^Turn/)
  await settled(asha, 1)
  expect(lost()).toBe(1)
  const told = await board.getByText(/^Seat \d+ stops/).textContent({ timeout: READY_MS })
  const multiple = Number(/×([\d.]+),/.exec(told ?? '')?.[1] ?? 0)
  expect(await resultMinor(asha)).toBe(Math.round(multiple * 2_000) - 2_000)
  await expect(board.getByRole('list', { name: 'Last turns' })).toHaveText(
    `×${multiple.toFixed(1)}`,
  )
})
