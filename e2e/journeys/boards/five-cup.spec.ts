import type { Person } from '@maidan/testkit'
import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { enterTeam, roundIsYoung } from '../../steps/enter-team.ts'
import { minor } from '../../steps/match-steps.ts'
import { openBoard, press, READY_MS, ROUND_MS, settled } from '../steps/board.ts'
import { balanceOf, enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'
import { resultMinor } from '../steps/play.ts'

const FIFTY_MINOR = 5_000
const WHOLE_MATCH_MS = 60_000

type Seat = { page: Page; person: Person; board: FrameLocator }

test.use({ serviceWorkers: 'block' })

async function sit(page: Page, name: string): Promise<Seat> {
  const person = await newPlayer(name, 1000)
  await enter(page, person, '/account')
  return { page, person, board: await openBoard(page, 'sports', 'Five Cup') }
}

/** Lets the whole match pass at once; the room would set the page's clock right again, so it is not heard. */
async function watchToTheEnd({ page, board }: Seat): Promise<void> {
  await page.route(/rooms\/(stream|time)(\?|$)/, (route) => route.abort())
  await page.clock.fastForward(WHOLE_MATCH_MS)
  await expect(board.getByText(/ win: \d|is tied: \d/).first()).toBeVisible({ timeout: READY_MS })
}

async function check({ board }: Seat, verdict: RegExp): Promise<void> {
  await press(board, 'Menu')
  await press(board, 'Fair play')
  await press(board, 'Check')
  await expect(board.getByText(verdict)).toBeVisible({ timeout: READY_MS })
}

test('[HOME-25] two players enter a contest, see each other once it is closed, and share its pool', async ({
  page,
  browser,
}) => {
  const seats = [
    await sit(page, 'alice'),
    await sit(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage(), 'bobby'),
  ]
  for (const { board } of seats) await roundIsYoung(board)
  for (const { board } of seats) await enterTeam(board, '50.00')
  for (const { board } of seats) {
    await expect(
      board.getByRole('button', { name: /^Entry ৳ 50.00: 2 entries, 2 players, pool ৳ 90.00/ }),
    ).toBeVisible({ timeout: READY_MS })
    await expect(board.getByText('The teams of the others are shown when')).toBeVisible()
  }
  for (const { board } of seats) {
    const rows = board.getByRole('list', { name: 'All entries' }).getByRole('listitem')
    await expect(rows.filter({ hasText: 'captain' })).toHaveCount(2, { timeout: ROUND_MS })
    await expect(rows.filter({ hasText: 'You' })).toHaveCount(1)
  }
  for (const seat of seats) await watchToTheEnd(seat)
  let together = 0
  for (const seat of seats) {
    const { person, board } = seat
    await settled(person, 1)
    const result = await resultMinor(person)
    together += result
    const won = ((result + FIFTY_MINOR) / 100).toFixed(2)
    const told = result > -FIFTY_MINOR ? `you win ৳ ${won}` : 'no prize this time'
    const own = board.getByRole('region', { name: 'Your five' })
    await expect(own).toContainText(/Place [12] of 2/)
    await expect(own).toContainText(told)
    await check(seat, /points of all entries, their places and your own prize are right/)
  }
  // All that both have lost is the fee: a tenth of what they have paid in.
  expect(together).toBe(-FIFTY_MINOR / 5)
})

test('[HOME-25] whoever is alone in a contest hears it at once, and has their entry back', async ({
  page,
}) => {
  const seat = await sit(page, 'carol')
  await roundIsYoung(seat.board)
  await enterTeam(seat.board, '250.00')
  await expect(
    seat.board.getByText('Two players at least, or every entry goes back.').first(),
  ).toBeVisible()
  await expect(
    seat.board.getByText('Called off: nobody else has entered. Your ৳ 250.00 is on its way back'),
  ).toBeVisible({ timeout: ROUND_MS })
  await expect
    .poll(async () => minor(await balanceOf(seat.person)), { timeout: READY_MS })
    .toBe(100_000)
  await watchToTheEnd(seat)
  await check(seat, /nobody else was in the contest, so the entry went back/)
})
