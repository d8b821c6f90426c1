import type { Person } from '@maidan/testkit'
import { expect, test, type Page } from '@playwright/test'
import { balanceOf } from '../journeys/steps/enter.ts'
import { newPlayer } from '../journeys/steps/new-player.ts'
import { resultMinor, rounds } from '../journeys/steps/play.ts'
import { cutLine, holdLine, mendLine } from '../steps/cut-line.ts'
import { enterTeam, roundIsYoung } from '../steps/enter-team.ts'
import { hearPage } from '../steps/hear-page.ts'
import { openAlone } from '../steps/open-alone.ts'

test.use({ serviceWorkers: 'block' })

const READY_MS = 20_000
/** A whole round may have to pass before the next one takes bets, and pass with them. */
const ROUNDS_MS = 60_000
/** For longer than a round takes bets. */
const BETTING_MS = 14_000
/** For how long a round is shown once it is drawn. */
const SHOWN_MS = 8_000

const LUCKY_SEVEN = { gameCode: 'SHAPLA-LUCKYSEVEN', gameType: 'casino', platform: 'SHAPLA' }
const FIVE_CUP = { gameCode: 'FANTASY-CUP', gameType: 'sports', platform: 'FANTASY' }
const STAKE_MINOR = 2_000
const FRAME_NOTICE = '.frame-notice'

const told = (page: Page) => page.getByRole('status').getByText('while you were away')

/** Bets on a field that wins or loses, as soon as bets are taken. */
async function bet(page: Page, person: Person): Promise<void> {
  const before = (await rounds(person)).length
  await expect(async () => {
    await page.getByRole('button', { name: /^Below 7, pays/ }).click({ timeout: 1_000 })
    await expect
      .poll(async () => (await rounds(person)).length, { timeout: 5_000 })
      .toBe(before + 1)
  }).toPass({ timeout: ROUNDS_MS })
}

/** Waits until the house has the end of the bet, and the room goes on to another round. */
async function letItEnd(page: Page, person: Person, count: number): Promise<void> {
  const closed = async () => (await rounds(person)).filter(({ state }) => state === 'closed').length
  await expect.poll(closed, { timeout: ROUNDS_MS }).toBe(count)
  await page.waitForTimeout(SHOWN_MS)
}

/** The end of the one bet of a player, as whoever was away hears it. */
async function endOf(person: Person): Promise<RegExp> {
  const wonMinor = (await resultMinor(person)) + STAKE_MINOR
  const won = (wonMinor / 100).toFixed(2)
  const end =
    wonMinor === 0
      ? 'your stake of ৳ 20.00 did not win'
      : wonMinor > STAKE_MINOR
        ? `you staked ৳ 20.00 and won ৳ ${won}`
        : `of ৳ 20.00 staked, ৳ ${won} came back`
  return new RegExp(`^Round \\d+ ended while you were away: ${end}\\.$`.replaceAll(' ', '\\s'))
}

async function enterRoom(page: Page, person: Person): Promise<void> {
  await openAlone(page, person, LUCKY_SEVEN)
  await expect(page.getByText(/Place your bets|No more bets/).first()).toBeVisible({
    timeout: READY_MS,
  })
}

test('[LAW-21] a round that ended while the line was cut is told of once it is back, and by no page again', async ({
  page,
  context,
}) => {
  test.slow()
  const asha = await newPlayer('asha', 1000)
  await holdLine(page)
  await enterRoom(page, asha)
  await bet(page, asha)
  await cutLine(page)
  await expect(page.getByText('The connection is lost')).toBeVisible({ timeout: READY_MS })
  await letItEnd(page, asha, 1)
  await mendLine(page)
  await expect(told(page)).toHaveText(await endOf(asha), { timeout: READY_MS })
  const other = await context.newPage()
  for (const window of [page, other]) {
    const heard = await hearPage(window, FRAME_NOTICE)
    await (window === page ? window.reload() : enterRoom(window, asha))
    await expect(window.getByText(/Place your bets|No more bets/).first()).toBeVisible()
    await window.waitForTimeout(SHOWN_MS)
    expect(heard.filter((text) => text.includes('away'))).toEqual([])
  }
})

test('[LAW-21] a round is told of to whoever left before its end, and not to whoever saw it', async ({
  page,
}) => {
  test.slow()
  const [asha, bina] = [await newPlayer('asha', 1000), await newPlayer('bina', 1000)]
  await enterRoom(page, asha)
  await bet(page, asha)
  await page.goto('about:blank')
  await letItEnd(page, asha, 1)
  await enterRoom(page, asha)
  await expect(told(page)).toHaveText(await endOf(asha), { timeout: READY_MS })
  await page.goto('about:blank')
  const heard = await hearPage(page, FRAME_NOTICE)
  await enterRoom(page, bina)
  await bet(page, bina)
  await letItEnd(page, bina, 1)
  await enterRoom(page, bina)
  await page.waitForTimeout(SHOWN_MS)
  expect(heard.filter((text) => text.includes('away'))).toEqual([])
})

test('[LAW-21] a bet that the line lost is said never to have come, once it can come no more', async ({
  page,
}) => {
  const asha = await newPlayer('asha', 1000)
  await holdLine(page)
  await enterRoom(page, asha)
  const field = page.getByRole('button', { name: /^Below 7, pays/ })
  await field.click({ trial: true, timeout: ROUNDS_MS })
  await cutLine(page)
  await field.click()
  // The page has given the bet up by then, and the round takes no more bets.
  await page.waitForTimeout(BETTING_MS)
  await mendLine(page)
  const never = /^Your bet of ৳\s20\.00 in round \d+ did not reach us\. No money was taken\.$/
  await expect(page.getByRole('status').getByText('did not reach us')).toHaveText(never, {
    timeout: READY_MS,
  })
  await expect(page.locator('.frame-bar')).toContainText(/1,000\.00/)
  expect(await rounds(asha)).toEqual([])
})

test('[LAW-21] a contest that was called off while the line was cut is told of, and its entry is back', async ({
  page,
}) => {
  test.slow()
  const carol = await newPlayer('carol', 1000)
  await holdLine(page)
  await openAlone(page, carol, FIVE_CUP)
  await roundIsYoung(page)
  await enterTeam(page, '10.00')
  await expect.poll(async () => (await rounds(carol)).length, { timeout: READY_MS }).toBe(1)
  await cutLine(page)
  await expect.poll(() => balanceOf(carol), { timeout: ROUNDS_MS }).toBe('1000.00')
  await mendLine(page)
  const off = /^Your bet of ৳\s10\.00 in round \d+ was called off: it is back in your balance\.$/
  await expect(page.getByRole('status').getByText('was called off')).toHaveText(off, {
    timeout: READY_MS,
  })
  await expect(page.locator('.frame-bar')).toContainText(/1,000\.00/)
})
