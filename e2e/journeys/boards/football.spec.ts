import { expect, test, type FrameLocator } from '@playwright/test'
import { cutLine, holdLine, mendLine } from '../../steps/cut-line.ts'
import { minor } from '../../steps/match-steps.ts'
import { store } from '../../stub/stored.ts'
import { openBoard, READY_MS, ROUND_MS, settled } from '../steps/board.ts'
import { enter } from '../steps/enter.ts'
import { loseFirstAnswer } from '../steps/lose-answer.ts'
import { newPlayer } from '../steps/new-player.ts'
import { resultMinor } from '../steps/play.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

const STAKE_MINOR = 2_000

/** What is left of a round must do for three bets: else the next one is waited for. */
const ENOUGH = {
  en: /^(1[2-9]|2\d) seconds to bet/,
  bn: /(1[2-9]|2\d|১[২-৯]|২[০-৯]) সেকেন্ড$/,
} as const

const slipsOf = (board: FrameLocator) =>
  board.getByRole('region', { name: 'Your bets in this round' }).getByRole('listitem')

/** Bets on every end that a match can have, so that one bet wins whatever comes. */
async function betOnEachEnd(board: FrameLocator): Promise<void> {
  await expect(board.getByRole('timer', { name: ENOUGH.en })).toBeVisible({ timeout: 3 * ROUND_MS })
  const ends = board.getByRole('group', { name: 'Result', exact: true }).getByRole('button')
  await expect(ends).toHaveCount(3)
  for (const end of await ends.all()) await end.click()
  await expect(board.getByText('Your bets: 3 of 10, ৳ 60.00 in all')).toBeVisible({
    timeout: READY_MS,
  })
}

test('[LAW-21] a football match outlives a lost answer, a cut line and a closed tab, and pays its end', async ({
  page,
}) => {
  // A round of it takes more than a minute.
  test.slow()
  const asha = await newPlayer('asha', 1000)
  await holdLine(page)
  await enter(page, asha, '/account')
  const board = await openBoard(page, 'sports', 'Ninety Minutes')
  const lost = await loseFirstAnswer(page, 'rooms/bet')
  await betOnEachEnd(board)
  expect(lost()).toBe(1)
  await expect(slipsOf(board)).toHaveCount(3, { timeout: ROUND_MS })
  const match = await board.getByRole('heading', { level: 2 }).first().textContent()
  await cutLine(page)
  await expect(board.getByText('The connection is lost')).toBeVisible({ timeout: READY_MS })
  await mendLine(page)
  await page.goto('/account')
  const again = await openBoard(page, 'sports', 'Ninety Minutes')
  await expect(again.getByRole('heading', { level: 2, name: match ?? '' })).toBeVisible()
  const slips = slipsOf(again)
  await expect(slips).toHaveCount(3, { timeout: READY_MS })
  await expect(slips.filter({ hasText: 'Lost' })).toHaveCount(2, { timeout: ROUND_MS })
  const won = (await slips.filter({ hasText: 'Won' }).textContent()) ?? ''
  const paid = minor(/৳\s([\d.,]+)$/.exec(won)?.[1]?.replaceAll(',', '') ?? '')
  await settled(asha, 3)
  expect(await resultMinor(asha)).toBe(paid - 3 * STAKE_MINOR)
})

for (const [language, title] of [
  ['en', 'Ninety Minutes'],
  ['bn', 'নব্বই মিনিট'],
] as const) {
  test(`[HOME-25] the football board fits the smallest phone, every price under a finger (${language})`, async ({
    page,
  }) => {
    // A room that has begun to play is waited for.
    test.slow()
    const asha = await newPlayer('asha', 1000)
    await store(page, { language })
    await enter(page, asha, '/games?type=sports&system=&title=Games')
    await page.getByRole('main').getByRole('button', { name: title, exact: true }).click()
    const board = page.frameLocator('iframe')
    const picks = board.locator('.event-pick')
    await expect(board.getByRole('timer', { name: ENOUGH[language] })).toBeVisible({
      timeout: 3 * ROUND_MS,
    })
    const tabs = board.locator('.event-tab')
    await expect(tabs).toHaveCount(4)
    for (const tab of await tabs.all()) {
      await tab.click()
      const small = await picks.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ height }) => height < 44),
      )
      expect(small).toEqual([])
      expect(await picks.count()).toBeGreaterThan(2)
      expect(await board.locator('html').evaluate((html) => html.scrollWidth)).toBe(360)
    }
    const said = await board.locator('.event').innerText()
    // The sign of the taka stands in both.
    expect(said).not.toMatch(language === 'bn' ? /[A-Za-z]{2,}/ : /[ঀ-ৱ]/)
  })
}
