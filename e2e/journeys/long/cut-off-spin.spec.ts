import { expect, test, type Page } from '@playwright/test'
import { logIn } from '../../steps/match-steps.ts'

const READY_MS = 30_000

test('[GAME-13] a spin whose tab is closed before its answer is shown at the next visit', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await logIn(page, 'rahim2026')
  const spin = await openGame(page)
  const played = new Promise<string>((resolve) => {
    void page.route('**/studio/spin', async (route) => {
      // The studio plays the round; its answer never reaches the page.
      const answer = await route.fetch()
      const { totalWinMinor } = (await answer.json()) as { totalWinMinor: string }
      resolve(totalWinMinor)
    })
  })
  await spin.click()
  const wonMinor = await played
  await page.close()
  const again = await context.newPage()
  await openGame(again)
  const words = wonMinor === '0' ? 'no win this time' : 'you won'
  const told = again.frameLocator('iframe').getByText(`From your last visit: ${words}`).first()
  await expect(told).toBeVisible({ timeout: READY_MS })
  // What was shown is not shown a third time.
  await again.reload()
  await openGame(again)
  await expect(again.frameLocator('iframe').getByText('Press Spin to play')).toBeVisible({
    timeout: READY_MS,
  })
})

/** Opens the game from its list; its spin button, once it can be used. */
async function openGame(page: Page) {
  await page.goto('/games?type=slot&system=&title=Slot')
  await page.getByRole('button', { name: 'River Gold', exact: true }).click()
  const spin = page.frameLocator('iframe').getByRole('button', { name: /spin/i })
  await expect(spin).toBeEnabled({ timeout: READY_MS })
  return spin
}
