import { randomInt } from 'node:crypto'
import { SPORTS_BOOK } from '@maidan/contract'
import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import {
  bestSelection,
  chooseFreeBet,
  comingMatch,
  matchBeside,
  openLuckySports,
  useFreeBet,
} from '../../steps/book-steps.ts'
import { balanceOf, enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'
import { offerCode } from '../steps/offer-code.ts'
import { rounds } from '../steps/play.ts'
import { takeCode } from '../steps/take-code.ts'

test.use({ serviceWorkers: 'block' })

const ANSWER_WAIT_MS = 5_000

/** A player with so many free bets of a hundred taka, and so many taka of their own. */
async function withFreeBets(name: string, count: number, taka: number) {
  const code = `FREE${randomInt(10 ** 8)}`
  await offerCode(code, {
    kind: 'freeSpins',
    free_game: SPORTS_BOOK,
    free_rounds: String(count),
    free_bet: '100',
    free_days: '7',
  })
  const person = await newPlayer(name, taka)
  await takeCode(person, code)
  return person
}

test('[LAW-30] a free bet comes with a code, takes the place of a stake on two matches, and costs nothing', async ({
  page,
}) => {
  const bela = await withFreeBets('bela', 2, 0)
  await enter(page, bela, '/')
  const book = await openLuckySports(page)
  const match = await comingMatch()
  const beside = await matchBeside(match)
  await useFreeBet(book, [match, bestSelection(match)], [beside, bestSelection(beside)])
  expect(await balanceOf(bela)).toBe('0.00')
  await expect
    .poll(async () => (await rounds(bela)).map(({ bet_amount }) => bet_amount))
    .toEqual(['0.00'])
})

/** The book's answer of bets comes to the page only when it is let go, as on a slow line. */
async function holdBets(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/book/bets', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    // An answer that was too long in coming was given up, and may never have been asked for again.
    const answered = page
      .waitForResponse('**/book/bets', { timeout: ANSWER_WAIT_MS })
      .catch(() => null)
    isHeld = false
    await Promise.allSettled(held.map((route) => route.continue()))
    await (await answered)?.finished()
    await page.unroute('**/book/bets')
  }
}

test('a free bet that is gone meanwhile is refused, and no own money takes its place', async ({
  page,
  context,
}) => {
  const mina = await withFreeBets('mina', 1, 500)
  await enter(page, mina, '/')
  const book = await openLuckySports(page)
  const match = await comingMatch()
  const release = await holdBets(page)
  const slip = await chooseFreeBet(book, [[match, bestSelection(match)]], '100')
  const other = await context.newPage()
  await enter(other, mina, '/')
  const beside = await matchBeside(match)
  await useFreeBet(await openLuckySports(other), [beside, bestSelection(beside)])
  await other.close()
  await release()
  await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click()
  await expect(slip.getByText('This free bet is used, or its time is over.')).toBeVisible()
  await expect(slip.getByRole('textbox')).toHaveValue('')
  expect(await balanceOf(mina)).toBe('500.00')
})
