import { expect, test, type Page } from '@playwright/test'
import { balanceOf } from '../journeys/steps/enter.ts'
import { give, newPlayer } from '../journeys/steps/new-player.ts'
import { ALONE, openAlone, playAlone } from '../steps/open-alone.ts'
import { openSlot, SPIN } from '../journeys/steps/open-slot.ts'

test.use({ serviceWorkers: 'block' })

const READY_MS = 20_000

/** The studio plays the round, money comes in from elsewhere, and only then the answer is lost. */
async function loseWhileMoneyComes(page: Page, playerId: number): Promise<() => number> {
  let given = 0
  await page.route(
    '**/studio/spin',
    async (route) => {
      await route.fetch()
      await give(playerId, 500)
      given += 1
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  return () => given
}

for (const game of ALONE) {
  test(`[LAW-4] ${game.gameCode} shows the balance of now after an answer that came late, not that of its round`, async ({
    page,
  }) => {
    const asha = await newPlayer('asha', 1000)
    await openAlone(page, asha, game)
    const given = await loseWhileMoneyComes(page, asha.playerId)
    await playAlone(page, game)
    await expect.poll(given, { timeout: READY_MS }).toBe(1)
    const shown = async () => {
      const now = Number(await balanceOf(asha)).toLocaleString('en-IN', {
        minimumFractionDigits: 2,
      })
      return page.getByText(`৳ ${now}`).first().isVisible()
    }
    await expect.poll(shown, { timeout: READY_MS }).toBe(true)
  })
}

test('the meter of a jackpot stands still while a round is shown, and is right as soon as it is over', async ({
  page,
}) => {
  await openSlot(page, 'PADMA-RIVERGOLD', { events: [], totalWinMinor: '0' })
  const meter = page.locator('.meter-amount')
  await expect(meter).toBeVisible()
  const before = (await meter.textContent()) ?? ''
  await page.route('**/studio/jackpot', async (route) => {
    const response = await route.fetch()
    const { jackpot } = (await response.json()) as { jackpot: object }
    await route.fulfill({ response, json: { jackpot: { ...jackpot, amountMinor: '777' } } })
  })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/studio/spin', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('button', { name: SPIN.en, exact: true }).click()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForTimeout(1_000)
  await expect(meter).toHaveText(before)
  letGo()
  await expect(meter).toHaveText('৳ 7.77', { timeout: 6_000 })
})
