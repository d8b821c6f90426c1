import { expect, test } from '@playwright/test'
import { minor } from '../../steps/match-steps.ts'
import { openBoard, press, READY_MS, settled } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { loseFirstAnswer } from '../steps/lose-answer.ts'
import { newPlayer } from '../steps/new-player.ts'
import { resultMinor } from '../steps/play.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-21] a card is scratched leaf by leaf over a lost answer and a closed tab, and pays what it says', async ({
  page,
}) => {
  // The smallest phone: the leaves, the numbers, the dew and the button are in sight at once.
  await page.setViewportSize({ width: 360, height: 640 })
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'lottery', 'Nine Leaves')
  await press(board, /^Take a card/)
  const lost = await loseFirstAnswer(page, 'choose')
  await press(board, /^Leaf 5, not scratched/)
  await expect(board.getByRole('button', { name: /^Leaf 5: \d+ / })).toBeVisible({
    timeout: READY_MS,
  })
  expect(lost()).toBe(1)
  const fifth = await board.getByRole('button', { name: /^Leaf 5: / }).getAttribute('aria-label')
  const numbers = await board.getByRole('list', { name: 'Your numbers' }).innerText()
  await page.goto('/account')
  const again = await openBoard(page, 'lottery', 'Nine Leaves')
  await expect(again.getByRole('button', { name: fifth ?? '', exact: true })).toBeVisible()
  expect(await again.getByRole('list', { name: 'Your numbers' }).innerText()).toBe(numbers)
  for (const name of [/^Leaf 1, /, /^Leaf 9, /, /^Scratch all/])
    await expect(again.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  // A finger that goes over two leaves asks for both, one after the other.
  const [one, three] = [/^Leaf 1, not/, /^Leaf 3, not/]
  await again.getByRole('button', { name: one }).hover()
  await page.mouse.down()
  await again.getByRole('button', { name: three }).hover()
  await page.mouse.up()
  await expect(again.getByRole('button', { name: /^Leaf [13]: \d+ / })).toHaveCount(2, {
    timeout: READY_MS,
  })
  await press(again, /^Scratch all/)
  await expect(again.getByRole('button', { name: /^Another card/ })).toBeEnabled({
    timeout: READY_MS,
  })
  await settled(asha, 1)
  const told = await again.getByText(/^(The dew pays|None of your numbers was)/).innerText()
  const won = /৳\s([\d.,]+)$/.exec(told)?.[1]?.replaceAll(',', '')
  expect(await resultMinor(asha)).toBe((won === undefined ? 0 : minor(won)) - 2_000)
})
