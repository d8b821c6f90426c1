import { expect, test, type Page } from '@playwright/test'
import { NO_WIN, openSlot, SPIN, type ShownRound } from '../journeys/steps/open-slot.ts'

test.use({ serviceWorkers: 'block' })

const READY_MS = 20_000

const POT_MINOR = '432100'
const title = 'Mela Jackpot'

/**
 * How the studio tells of a round whose win the site has not answered yet, when it is played and when it is
 * asked for, and what its jackpot has paid in the end.
 */
type Late = { spun: object; resumed: object; paid?: object }

/** Opens River Gold; the win of the next spin is on its way, until the game asks for the second time. */
async function openLate(page: Page, { spun, resumed, paid }: Late): Promise<() => number> {
  let looks = 0
  const round: ShownRound = { events: NO_WIN, totalWinMinor: '0', ...spun }
  await openSlot(page, 'PADMA-RIVERGOLD', round)
  await page.route('**/studio/resume', async (route) => {
    const response = await route.fetch()
    const answer: { unfinished: object | null } = await response.json()
    looks += 1
    const unfinished = answer.unfinished && { ...answer.unfinished, ...spun, settlement: 'done' }
    const known = { ...answer, unfinished: unfinished && { ...unfinished, jackpot: paid ?? null } }
    await route.fulfill({ response, json: looks < 2 ? { ...answer, ...resumed } : known })
  })
  return () => looks
}

const notice = (page: Page) => page.getByRole('status').filter({ visible: true })

test('[LAW-21] a spin that has won nothing and is not booked yet tells of no win', async ({
  page,
}) => {
  const told = { kind: 'end-pending', roundId: 'r', isFree: false, amountMinor: '0' }
  const looks = await openLate(page, {
    spun: { settlement: 'pending' },
    resumed: { unfinished: null, notice: told },
  })
  await page.getByRole('button', { name: SPIN.en, exact: true }).click()
  await expect(notice(page)).toContainText('not booked yet', { timeout: READY_MS })
  await expect(page.getByText(/Your win/).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: SPIN.en, exact: true })).toBeEnabled({
    timeout: READY_MS,
  })
  await expect(page.getByText(/Your win/).filter({ visible: true })).toHaveCount(0)
  expect(looks()).toBeGreaterThan(1)
})

test('[LAW-21] a jackpot that is not paid yet is said to be on its way, and its amount once it is there', async ({
  page,
}) => {
  const round = { roundId: 'r', isFree: false, amountMinor: '0' }
  await openLate(page, {
    spun: { settlement: 'pending', jackpot: { title, amountMinor: null } },
    resumed: { unfinished: null, notice: { kind: 'jackpot-pending', ...round } },
    paid: { title, amountMinor: POT_MINOR },
  })
  const shown = page.waitForRequest(/\/studio\/shown$/)
  await page.getByRole('button', { name: SPIN.en, exact: true }).click()
  await expect(notice(page)).toContainText('It is on its way to your balance', {
    timeout: READY_MS,
  })
  await expect(page.getByText('৳ 4,321.00').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('৳ 4,321.00').first()).toBeVisible({ timeout: READY_MS })
  await shown
})
