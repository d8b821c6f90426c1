import type { SlotEvent, SlotGrid, SlotPosition, SlotWin } from '@maidan/contract'
import { expect, test } from '@playwright/test'
import { hearTexts, SPOKEN } from '../journeys/steps/hear-texts.ts'
import { openSlot } from '../journeys/steps/open-slot.ts'

test.use({ serviceWorkers: 'block' })

const gameCode = 'PADMA-ALPONA'

const reels = (text: string): SlotGrid => text.split(' ').map((reel) => reel.split(','))

/** The places of each reel in turn, as the rows in it. */
const places = (...rows: readonly (readonly number[])[]): readonly SlotPosition[] =>
  rows.flatMap((of, reel) => of.map((row): SlotPosition => [reel, row]))

const cluster = (
  symbol: string,
  positions: readonly SlotPosition[],
  multiplier: number,
  winMinor: string,
): SlotWin => {
  const count = positions.length
  return { kind: 'cluster', direction: 'anywhere', symbol, count, positions, multiplier, winMinor }
}

const suns = places([], [2, 3], [2, 3], [2], [2, 3])
const leaves = places([], [], [1, 2], [0, 1, 2])
const stars = places([], [], [0, 1], [1, 2, 3])

/** A round of the game itself: suns and leaves share a wild, then stars win that have fallen together. */
const events: readonly SlotEvent[] = [
  {
    type: 'spin',
    index: 0,
    free: false,
    stops: [10, 8, 8, 15, 0],
    grid: reels('L3,L3,L4,H2,H2 H4,L3,L1,L1,L2 H1,L2,WILD,L1,H4 L2,L2,WILD,L4,L3 H1,H1,L1,L1,H4'),
    expandedReels: [],
  },
  {
    type: 'wins',
    wins: [cluster('L1', suns, 1, '5600'), cluster('L2', leaves, 1, '1900')],
    totalMinor: '7500',
  },
  {
    type: 'cascade',
    index: 1,
    multiplier: 2,
    removed: places([], [2, 3], [1, 2, 3], [0, 1, 2], [2, 3]),
    grid: reels('L3,L3,L4,H2,H2 L3,L2,H4,L3,L2 L4,L4,L1,H1,H4 L3,L4,L4,L4,L3 H2,SCATTER,H1,H1,H4'),
  },
  { type: 'wins', wins: [cluster('L4', stars, 2, '2600')], totalMinor: '2600' },
  {
    type: 'cascade',
    index: 2,
    multiplier: 4,
    removed: stars,
    grid: reels('L3,L3,L4,H2,H2 L3,L2,H4,L3,L2 H2,L3,L1,H1,H4 H4,L1,L2,L3,L3 H2,SCATTER,H1,H1,H4'),
  },
  { type: 'round_total', totalMinor: '10100', capped: false },
]
const round = { events, totalWinMinor: '10100' }

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`groups are named by their size, one after the other, with movement: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openSlot(page, gameCode, round)
    const steps = page.getByRole('list', { name: 'What wins are multiplied by' })
    await expect(steps.getByRole('listitem')).toHaveText(['×1', '×2', '×4', '×6'])
    const heard = await hearTexts(page, SPOKEN)
    const written = await hearTexts(page, '.plaque-shown')
    await page.getByRole('button', { name: 'Spin' }).click()
    await expect(page.locator('.plaque-amount')).toHaveText('৳ 101.00', { timeout: 20_000 })
    await expect(steps.locator('[aria-current=step]')).toHaveText('×4')
    const named = (await written()).filter((text) => text.includes(' pay '))
    expect(named).toEqual([
      '7 suns pay ৳ 56.00',
      '5 betel leaves pay ৳ 19.00',
      '5 stars pay ৳ 26.00 · ×2',
    ])
    await expect
      .poll(heard)
      .toEqual([
        '7 suns pay ৳ 56.00. 5 betel leaves pay ৳ 19.00',
        '5 stars pay ৳ 26.00 · ×2',
        'Total win ৳ 101.00',
      ])
  })
}

test('the rules draw a group, and say from which size to which it pays', async ({ page }) => {
  await openSlot(page, gameCode, round)
  await page.getByRole('button', { name: 'Paytable and rules' }).click()
  const rules = page.getByRole('dialog')
  await expect(rules.getByRole('heading', { name: 'Groups' })).toBeVisible()
  await expect(rules.getByRole('img', { name: 'A group of six with a wild in it' })).toBeVisible()
  const lotus = rules.locator('.pay', { has: page.getByRole('img', { name: 'lotus' }) })
  await expect(lotus.getByRole('term')).toHaveText([
    '13–25×',
    '11–12×',
    '9–10×',
    '8×',
    '7×',
    '6×',
    '5×',
  ])
  // Three scatters pay, but only four start free spins.
  const started = rules.getByRole('listitem').filter({ hasText: /^\d scatters start/ })
  await expect(started).toHaveText([
    '4 scatters start 8 free spins.',
    '5 scatters start 12 free spins.',
  ])
})
