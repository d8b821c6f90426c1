import { expect, test } from '@playwright/test'
import { newPlayer } from '../journeys/steps/new-player.ts'
import { hearPage } from '../steps/hear-page.ts'
import { ALONE, openAlone, playAlone } from '../steps/open-alone.ts'

test.use({ serviceWorkers: 'block' })

const READY_MS = 20_000

for (const game of ALONE) {
  test(`[LAW-21] ${game.gameCode}: a bet that is still being confirmed when its page is opened anew is never said to be back, and its round is shown`, async ({
    page,
  }) => {
    const asha = await newPlayer('asha', 100)
    await openAlone(page, asha, game)
    // The page is gone before it hears of the round, so that nobody has seen it.
    let played = 0
    await page.route('**/studio/spin', async (route) => {
      await route.fetch()
      played += 1
    })
    await playAlone(page, game)
    await expect.poll(() => played, { timeout: READY_MS }).toBe(1)
    const asked = { kind: 'bet-asked', roundId: 'r', isFree: false, amountMinor: '2000' }
    await page.route(
      '**/studio/resume',
      async (route) => {
        const response = await route.fetch()
        const answer: object = await response.json()
        const json = { ...answer, unfinished: null, notice: asked }
        await route.fulfill({ response, json })
      },
      { times: 1 },
    )
    const said = await hearPage(page, 'body')
    await page.reload()
    await expect(page.getByText('is being confirmed')).toBeVisible({ timeout: READY_MS })
    await expect(page.getByText('From your last visit').first()).toBeVisible({ timeout: READY_MS })
    expect(said.filter((text) => text.includes('did not take place'))).toEqual([])
  })
}
