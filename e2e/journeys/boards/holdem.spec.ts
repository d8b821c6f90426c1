import { expect, test, type FrameLocator } from '@playwright/test'
import { openBoard, READY_MS, settled } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { loseFirstAnswer } from '../steps/lose-answer.ts'
import { newPlayer } from '../steps/new-player.ts'
import { resultMinor } from '../steps/play.ts'

test.use({ serviceWorkers: 'block' })

const TITLE = "Casino Hold'em"
const ANTE = 2_000

/** The line that a screen reader reads out, once it says this. */
async function said(board: FrameLocator, text: RegExp): Promise<string> {
  const line = board.getByRole('status').filter({ hasText: text })
  await expect(line).toBeVisible({ timeout: READY_MS })
  return (await line.textContent()) ?? ''
}

test('[LAW-21] a hand of hold’em outlives a closed tab and a lost answer, played by keys alone', async ({
  page,
}) => {
  // The smallest phone: the whole table and its two buttons are in sight at once.
  await page.setViewportSize({ width: 360, height: 640 })
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const first = await openBoard(page, 'table', TITLE)
  await first.getByRole('button', { name: 'Deal' }).press(' ', { timeout: READY_MS })
  const open = await said(first, /so far\. Fold, or call/)
  await page.goto('/account')
  const board = await openBoard(page, 'table', TITLE)
  expect(await said(board, /so far\. Fold, or call/)).toBe(open)
  await expect(board.getByRole('img', { name: 'A card, face down' })).toHaveCount(2)
  for (const name of [/^Fold/, 'Call ৳ 40.00'])
    await expect(board.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  const lost = await loseFirstAnswer(page, 'choose')
  await board.getByRole('button', { name: /^Fold/ }).press('c')
  const end = await said(board, / against |does not play|on both sides/)
  await settled(asha, 1)
  expect(lost()).toBe(1)
  const paid = /৳\s([\d,]+\.\d\d)/.exec(end)?.[1]?.replaceAll(',', '') ?? '0'
  expect(await resultMinor(asha)).toBe(Math.round(Number(paid) * 100) - 3 * ANTE)
  await expect(board.getByRole('img', { name: 'A card, face down' })).toHaveCount(0)
  const before = await resultMinor(asha)
  const deal = board.getByRole('button', { name: 'Deal' })
  await expect(deal).toBeEnabled({ timeout: READY_MS })
  await deal.press('Enter')
  await said(board, /so far\. Fold, or call/)
  await board.getByRole('button', { name: /^Call/ }).press('f')
  await said(board, /You gave the ante up/)
  await settled(asha, 2)
  expect(await resultMinor(asha)).toBe(before - ANTE)
})
