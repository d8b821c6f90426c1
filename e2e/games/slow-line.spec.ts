import { gameRun } from '@maidan/contract'
import { expect, test, type Page } from '@playwright/test'
import { call } from '../journeys/steps/house.ts'
import { newPlayer } from '../journeys/steps/new-player.ts'
import { openSlot } from '../journeys/steps/open-slot.ts'

test.use({ serviceWorkers: 'block' })

/** Keeps a page's own code on the line until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

for (const [gameCode, gameType, platform, asked, ready] of [
  ['PADMA-RIVERGOLD', 'slot', 'PADMA', '/art/symbols/PADMA-RIVERGOLD/stage.svg', 'Spin'],
  ['BAGH-MINES', 'crash', 'BAGH', '/boards/assets/board-', 'Higher bet'],
] as const) {
  test(`${gameCode} asks for its seat and ${asked} while its own code is on the way`, async ({
    page,
  }) => {
    const asha = await newPlayer('asha', 100)
    const { body } = await call(gameRun, {
      token: asha.token,
      body: {
        userId: asha.remoteId,
        externalURL: '',
        isMobileLogin: true,
        gameCode,
        gameType,
        platform,
      },
    })
    const letGo = await holdCode(page)
    const seat = page.waitForResponse(/\/studio\/session$/)
    const part = page.waitForResponse((response) => response.url().includes(asked))
    await page.goto(body.url, { waitUntil: 'commit' })
    expect((await seat).status()).toBe(200)
    expect((await part).status()).toBe(200)
    letGo()
    await expect(page.getByRole('button', { name: ready }).first()).toBeEnabled({ timeout: 20_000 })
  })
}

test('a slot asks for one file of pictures, once, and for no other of its stage', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/art/symbols/')) asked.push(pathname)
  })
  await openSlot(page, 'SHAPLA-MAHASTHAN', { events: [], totalWinMinor: '0' })
  expect(asked).toEqual(['/art/symbols/SHAPLA-MAHASTHAN/stage.svg'])
})

test('pictures that do not come are told, and asked for again', async ({ page }) => {
  const stage = '**/art/symbols/SHAPLA-MAHASTHAN/stage.svg'
  await page.route(stage, (route) => route.abort())
  const opened = openSlot(page, 'SHAPLA-MAHASTHAN', { events: [], totalWinMinor: '0' })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute(stage)
  await again.click()
  await opened
})
