import { gameRun, type Language } from '@maidan/contract'
import { expect, test, type Page } from '@playwright/test'
import { call } from '../journeys/steps/house.ts'
import { enter } from '../journeys/steps/enter.ts'
import { loseFirstAnswer } from '../journeys/steps/lose-answer.ts'
import { newPlayer } from '../journeys/steps/new-player.ts'
import { NO_WIN, openSlot, SPIN } from '../journeys/steps/open-slot.ts'
import { openLuckySports } from '../steps/book-steps.ts'

test.use({ serviceWorkers: 'block' })

type Game = { gameCode: string; gameType: string; platform: string }

/** The address at which a new player's game opens. */
async function launch(game: Game, language: Language = 'en'): Promise<string> {
  const asha = await newPlayer('asha', 100)
  const { body } = await call(gameRun, {
    token: asha.token,
    headers: { 'x-maidan-language': language },
    body: { ...game, userId: asha.remoteId, externalURL: '', isMobileLogin: true },
  })
  return body.url
}

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
    const url = await launch({ gameCode, gameType, platform })
    const letGo = await holdCode(page)
    const seat = page.waitForResponse(/\/studio\/session$/)
    const part = page.waitForResponse((response) => response.url().includes(asked))
    await page.goto(url, { waitUntil: 'commit' })
    expect((await seat).status()).toBe(200)
    expect((await part).status()).toBe(200)
    letGo()
    await expect(page.getByRole('button', { name: ready }).first()).toBeEnabled({ timeout: 20_000 })
  })
}

/** The pictures of symbols that a page asks for, from now on. */
function listenForSymbols(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/art/symbols/')) asked.push(pathname)
  })
  return asked
}

for (const [language, file] of [
  ['en', 'stage.svg'],
  ['bn', 'stage.bn.svg'],
] as const) {
  test(`[I18N-02] a slot asks for one file of pictures, once, and for no other of its stage (${language})`, async ({
    page,
  }) => {
    const asked = listenForSymbols(page)
    await openSlot(page, 'SHAPLA-MAHASTHAN', { events: [], totalWinMinor: '0' }, language)
    expect(asked).toEqual([`/art/symbols/SHAPLA-MAHASTHAN/${file}`])
  })
}

test('[I18N-02] in the other language the names on the reels change, and back again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const asked = listenForSymbols(page)
  await openSlot(page, 'PADMA-RIVERGOLD', { events: NO_WIN, totalWinMinor: '0' })
  const spin = page.getByRole('button', { name: SPIN.en, exact: true })
  await spin.click()
  await expect(spin).toBeEnabled({ timeout: 20_000 })
  const named = { x: 88, y: 205, width: 120, height: 60 }
  const look = async () => (await page.screenshot({ clip: named })).toString('base64')
  const english = await look()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'ভাষা: বাংলা' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Other than before, and not for the while in which the menu goes.
  const settled = async () => {
    const seen = await look()
    return seen !== english && seen === (await look())
  }
  await expect.poll(settled).toBe(true)
  const symbols = '/art/symbols/PADMA-RIVERGOLD'
  expect(asked).toEqual([`${symbols}/stage.svg`, `${symbols}/stage.bn.svg`])
  await page.getByRole('button', { name: 'মেনু' }).click()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect.poll(look).toBe(english)
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

for (const [gameCode, gameType, platform] of [
  ['PADMA-RIVERGOLD', 'slot', 'PADMA'],
  ['BAGH-MINES', 'crash', 'BAGH'],
] as const) {
  test(`[I18N-02] ${gameCode} that cannot be reached says so in the player's language, and opens when tried again`, async ({
    page,
  }) => {
    const way = '**/studio/session'
    await page.route(way, (route) => route.abort('internetdisconnected'))
    await page.goto(await launch({ gameCode, gameType, platform }, 'bn'))
    const told = page.getByRole('dialog', { name: 'ইন্টারনেট সংযোগ নেই' })
    await expect(told).toBeVisible({ timeout: 20_000 })
    await page.unroute(way)
    await told.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    const higher = page.getByRole('button', { name: 'বাজি বাড়ান' })
    await expect(higher).toBeEnabled({ timeout: 20_000 })
  })
}

/** Each kind of game, how it lets a page in, and what is on its page once it has. */
const SEATS = [
  ['PADMA-RIVERGOLD', 'slot', 'PADMA', 'session', /^Higher bet/],
  ['BAGH-MINES', 'crash', 'BAGH', 'session', /^Higher bet/],
  ['PADMA-GHURI', 'crash', 'PADMA', 'rooms/session', /^Stake ৳/],
] as const

for (const [gameCode, gameType, platform, way, ready] of SEATS) {
  test(`[GAME-12] ${gameCode} opens by itself where the answer that let it in was lost`, async ({
    page,
  }) => {
    const lost = await loseFirstAnswer(page, way)
    await page.goto(await launch({ gameCode, gameType, platform }))
    await expect(page.getByRole('button', { name: ready }).first()).toBeVisible({ timeout: 20_000 })
    expect(lost()).toBe(1)
  })

  test(`[GAME-12] ${gameCode} opens when tried again where every answer was lost until then`, async ({
    page,
  }) => {
    const answered: number[] = []
    await page.route(`**/studio/${way}`, async (route) => {
      answered.push((await route.fetch()).status())
      await route.abort('internetdisconnected')
    })
    await page.goto(await launch({ gameCode, gameType, platform }))
    const told = page.getByRole('dialog', { name: 'No connection' })
    await expect(told).toBeVisible({ timeout: 30_000 })
    await page.unroute(`**/studio/${way}`)
    await told.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: ready }).first()).toBeVisible({ timeout: 20_000 })
    expect(answered.length).toBeGreaterThan(1)
    expect(new Set(answered)).toEqual(new Set([200]))
  })
}

test('[GAME-12] Lucky Sports opens by itself where the answer that let it in was lost', async ({
  page,
}) => {
  const answered: number[] = []
  await page.route('**/book/enter', async (route) => {
    const response = await route.fetch()
    answered.push(response.status())
    if (answered.length === 1) await route.abort('internetdisconnected')
    else await route.fulfill({ response })
  })
  await enter(page, await newPlayer('asha', 100), '/')
  const book = await openLuckySports(page)
  await expect(book.getByText('৳ 100.00').first()).toBeVisible()
  expect(answered).toEqual([200, 200])
})

test('a board whose styles were lost on the way wears them when it is tried again', async ({
  page,
}) => {
  const styles = /\/boards\/assets\/board-[^/]*\.css$/
  await page.route(styles, (route) => route.abort('internetdisconnected'))
  await page.goto(await launch({ gameCode: 'BAGH-MINES', gameType: 'crash', platform: 'BAGH' }))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute(styles)
  const worn = page.waitForResponse(styles)
  await again.click()
  expect((await worn).ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Higher bet' })).toBeEnabled({ timeout: 20_000 })
})
