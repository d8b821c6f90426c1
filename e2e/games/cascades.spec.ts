import type { SlotEvent, SlotGrid, SlotPosition } from '@maidan/contract'
import { expect, test } from '@playwright/test'
import { hearTexts, SPOKEN } from '../journeys/steps/hear-texts.ts'
import { openSlot } from '../journeys/steps/open-slot.ts'

test.use({ serviceWorkers: 'block' })

const gameCode = 'SHAPLA-MISHTIMELA'

const reels = (text: string): SlotGrid => text.split(' ').map((reel) => reel.split(','))
const columns = (row: number): readonly SlotPosition[] => [0, 1, 2].map((reel) => [reel, row])
const ways = (symbol: string, multiplier: number, winMinor: string, row: number): SlotEvent => {
  const win = { symbol, count: 3, ways: 1, multiplier, winMinor, positions: columns(row) }
  return { type: 'wins', wins: [{ kind: 'ways', direction: 'left', ...win }], totalMinor: winMinor }
}

/** Almonds win and fall away, then rasgullas do at twice their pay, then nothing wins any more. */
const events: readonly SlotEvent[] = [
  {
    type: 'spin',
    index: 0,
    free: false,
    stops: [0, 0, 0, 0, 0],
    grid: reels('H1,H2,L4 H1,H3,L4 H2,H1,L4 L1,L2,L3 L1,L2,L3'),
    expandedReels: [],
  },
  ways('L4', 1, '1600', 2),
  {
    type: 'cascade',
    index: 1,
    multiplier: 2,
    removed: columns(2),
    grid: reels('L3,H1,H2 L2,H1,H3 L1,H1,H1 L1,L2,L3 L1,L2,L3'),
  },
  ways('H1', 2, '2400', 1),
  {
    type: 'cascade',
    index: 2,
    multiplier: 3,
    removed: columns(1),
    grid: reels('H4,L3,H2 L4,L2,H3 H2,L1,H1 L1,L2,L3 L1,L2,L3'),
  },
  { type: 'round_total', totalMinor: '4000', capped: false },
]

const round = { events, totalWinMinor: '4000' }

test('what wins falls away, each next win is worth more, and each is said', async ({ page }) => {
  await openSlot(page, gameCode, round)
  const steps = page.getByRole('list', { name: 'What wins are multiplied by' })
  const reached = steps.locator('[aria-current=step]')
  await expect(steps.getByRole('listitem')).toHaveText(['×1', '×2', '×3', '×5'])
  await expect(reached).toHaveText('×1')
  const heard = await hearTexts(page, SPOKEN)
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect(page.locator('.plaque-amount')).toHaveText('৳ 40.00', { timeout: 20_000 })
  await expect(reached).toHaveText('×3')
  await expect.poll(heard).toEqual(['Won ৳ 16.00, ×1', 'Won ৳ 24.00, ×2', 'Total win ৳ 40.00'])
})

test('the rules say how symbols fall and what falls multiply by', async ({ page }) => {
  await openSlot(page, gameCode, round)
  await page.getByRole('button', { name: 'Paytable and rules' }).click()
  const rules = page.getByRole('dialog')
  await expect(rules.getByRole('heading', { name: 'Falling symbols' })).toBeVisible()
  for (const steps of ['×1, ×2, ×3, ×5', '×2, ×4, ×6, ×10']) {
    await expect(rules.getByRole('listitem').filter({ hasText: steps })).toHaveCount(1)
  }
})
