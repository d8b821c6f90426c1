import { expect, test } from '@playwright/test'
import { openBoard, press, READY_MS, settled } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { loseFirstAnswer } from '../steps/lose-answer.ts'
import { newPlayer } from '../steps/new-player.ts'
import { resultMinor } from '../steps/play.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-21] a climb goes on after a lost answer and a closed tab, and pays what its row says', async ({
  page,
}) => {
  // The smallest phone: the whole palm and its buttons are in sight at once.
  await page.setViewportSize({ width: 360, height: 640 })
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'arcade', 'Rosher Hari')
  const lost = await loseFirstAnswer(page, 'choose')
  let climbs = 0
  let holds = false
  // Three of four footholds hold: a climb that slips at once is begun again.
  while (!holds) {
    climbs += 1
    await press(board, /^Climb/)
    await press(board, 'Any foothold')
    await expect(board.getByRole('button', { name: /^(Take ৳|Climb again)/ })).toBeEnabled({
      timeout: READY_MS,
    })
    holds = await board.getByRole('button', { name: /^Take ৳ 26.40/ }).isVisible()
  }
  expect(lost()).toBe(1)
  await page.goto('/account')
  const again = await openBoard(page, 'arcade', 'Rosher Hari')
  await expect(again.getByRole('button', { name: /^Row 1, .*: it held you$/ })).toHaveCount(1)
  for (const name of [/^Row 9, first of four/, 'Any foothold', /^Take ৳ 26.40/])
    await expect(again.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(again.getByText('×1.76', { exact: true }).first()).toBeVisible()
  await again.getByRole('button', { name: 'Row 2, first of four' }).press('ArrowRight')
  const second = again.getByRole('button', { name: /^Row 2, second of four/ })
  await expect(second).toBeFocused()
  await second.press('Enter')
  const take = again.getByRole('button', { name: /^Take ৳ 35.20/ })
  await expect(take.or(again.getByRole('button', { name: 'Climb again' }))).toBeEnabled({
    timeout: READY_MS,
  })
  const isPaid = await take.isVisible()
  if (isPaid) {
    await expect(again.getByRole('button', { name: 'Row 3, second of four' })).toBeFocused()
    await take.press('Backspace')
  }
  await settled(asha, climbs)
  expect(await resultMinor(asha)).toBe((isPaid ? 3_520 : 0) - climbs * 2_000)
})
