import { expect, test } from '@playwright/test'
import { openBoard, press, READY_MS, settled } from '../steps/board.ts'
import { balanceOf, enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-21] a round of one window goes on in another, and the first shows the end that it came to', async ({
  page,
  context,
}) => {
  const asha = await newPlayer('asha', 1000)
  await enter(page, asha, '/account')
  const first = await openBoard(page, 'fishing', 'Padma Nets')
  const other = await context.newPage()
  const second = await openBoard(other, 'fishing', 'Padma Nets')
  await press(first, /^Take the boat out/)
  await press(first, /^Cast at Puti/)
  await expect(first.getByText('19/20')).toBeVisible({ timeout: READY_MS })
  await press(second, /^Take the boat out/)
  await expect(second.getByText('Your round goes on where you left it.')).toBeVisible()
  await expect(second.getByText('19/20')).toBeVisible()
  await press(second, /^Row home/)
  await settled(asha, 1)
  await press(first, /^Cast at Puti/)
  await expect(first.getByRole('dialog', { name: 'The round went on' })).toBeVisible()
  await press(first, 'OK')
  await expect(first.getByRole('button', { name: /^Go out again/ })).toBeEnabled({
    timeout: READY_MS,
  })
  const shown = async () => (await first.locator('.frame-bar').innerText()).replaceAll(/[\s,]/g, '')
  await expect.poll(shown).toContain(`৳${await balanceOf(asha)}`)
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page).toHaveURL(/\/games/)
  await other.close()
})
