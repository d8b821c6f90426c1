import { gameRun } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { openBoard, press, READY_MS, settled } from '../steps/board.ts'
import { balanceOf, enter } from '../steps/enter.ts'
import { call } from '../steps/house.ts'
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

/** What the bar of a slot says that its player has. */
async function shownIn(slot: Page): Promise<string> {
  return (await slot.locator('.figure-balance').innerText()).replaceAll(/[^\d.]/g, '')
}

/** Opens River Gold in a window of its own, without the site around it. */
async function openWindow(page: Page, { token, remoteId: userId }: Person): Promise<Locator> {
  const game = { gameCode: 'PADMA-RIVERGOLD', gameType: 'slot', platform: 'PADMA' }
  const body = { ...game, userId, externalURL: '', isMobileLogin: true }
  await page.goto((await call(gameRun, { token, body })).body.url)
  const spins = page.getByRole('button', { name: 'Spin', exact: true })
  await expect(spins).toBeEnabled({ timeout: READY_MS })
  return spins
}

test('[LAW-21] a slot that waits in one window shows what was played for in another', async ({
  page,
  context,
}) => {
  const asha = await newPlayer('asha', 1000)
  const other = await context.newPage()
  const spins = [await openWindow(page, asha), await openWindow(other, asha)]
  for (const [nth, spin] of spins.entries()) {
    await spin.click()
    await settled(asha, nth + 1)
    const balance = (await balanceOf(asha)).replaceAll(',', '')
    for (const slot of [page, other])
      await expect.poll(() => shownIn(slot), { timeout: READY_MS }).toBe(balance)
  }
  await other.close()
})
