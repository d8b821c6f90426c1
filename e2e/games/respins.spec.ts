import type { SlotEvent, SlotGrid } from '@maidan/contract'
import { expect, test, type Page } from '@playwright/test'
import { openSlot } from '../journeys/steps/open-slot.ts'

test.use({ serviceWorkers: 'block' })

const gameCode = 'PADMA-JONAKI'

const reels = (text: string): SlotGrid => text.split(' ').map((reel) => reel.split(','))
const wild = 'WILD,WILD,WILD'

/** A firefly fills the third reel, another the second in the respin, and the last view wins too. */
const events: readonly SlotEvent[] = [
  {
    type: 'spin',
    index: 0,
    free: false,
    stops: [0, 4, 40, 0, 0],
    grid: reels('L4,H1,L4 L2,L1,L1 WILD,L1,L1 L1,L1,L2 L2,H4,H4'),
    expandedReels: [2],
  },
  {
    type: 'wild_respin',
    index: 1,
    held: [2],
    stops: [3, 3, 40, 0, 1],
    grid: reels(`H4,H4,L1 WILD,L2,L1 ${wild} L1,L1,L2 H4,H4,L2`),
    expandedReels: [1],
  },
  {
    type: 'wins',
    wins: [
      {
        kind: 'line',
        symbol: 'H4',
        count: 3,
        line: 0,
        direction: 'left',
        multiplier: 1,
        positions: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
        winMinor: '600',
      },
    ],
    totalMinor: '600',
  },
  {
    type: 'wild_respin',
    index: 2,
    held: [1, 2],
    stops: [13, 3, 40, 12, 16],
    grid: reels(`H1,H1,L2 ${wild} ${wild} L2,L2,H2 H1,H1,H1`),
    expandedReels: [],
  },
  {
    type: 'wins',
    wins: [
      {
        kind: 'line',
        symbol: 'H1',
        count: 3,
        line: 0,
        direction: 'left',
        multiplier: 1,
        positions: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
        winMinor: '1500',
      },
    ],
    totalMinor: '1500',
  },
  { type: 'round_total', totalMinor: '2100', capped: false },
]

/** What a screen reader hears of the round above, in its order. */
const said = [
  'Respin 1. Wild reels held: 3',
  'Won ৳ 6.00',
  'Respin 2. Wild reels held: 2, 3',
  'Won ৳ 15.00',
  'Total win ৳ 21.00',
]

/** A text with plain blanks, as people write it. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const round = { events, totalWinMinor: '2100' }

/** What the page has said, and the frames it has named, since this was called. */
function listen(page: Page) {
  return page.evaluateHandle(() => {
    const heard: { texts: string[]; frames: string[] } = { texts: [], frames: [] }
    const note = (list: string[], text: string | null | undefined) => {
      if (text !== null && text !== undefined && text !== '' && list.at(-1) !== text)
        list.push(text)
    }
    new MutationObserver(() => {
      note(heard.texts, document.querySelector('.plaque .spoken')?.textContent)
      const names = [...document.querySelectorAll('.held .spoken')].map((name) => name.textContent)
      note(heard.frames, names.join(', '))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return heard
  })
}

/** Plays the round and holds what was said and framed against what should have been. */
async function playRound(page: Page): Promise<void> {
  const heard = await listen(page)
  const ribbon = page.locator('.ribbon')
  await page.getByRole('button', { name: 'Spin' }).click()
  await expect(ribbon).toHaveText('Respin 2 of 3 at most', { timeout: 20_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Reel 2 is held' })).toBeAttached()
  await expect(page.locator('.plaque-amount')).toHaveText('৳ 21.00', { timeout: 20_000 })
  await expect(ribbon).toBeHidden()
  await expect(page.locator('.held')).toBeHidden()
  await expect.poll(async () => (await heard.jsonValue()).texts.map(plain)).toEqual(said)
  expect((await heard.jsonValue()).frames).toEqual([
    'Reel 3 is held',
    'Reel 2 is held, Reel 3 is held',
  ])
}

test('wild reels are held and named while the others spin again, and each win is said', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSlot(page, gameCode, round)
  await playRound(page)
})

test('who prefers less movement sees the reels stand at once and hears the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSlot(page, gameCode, round)
  await playRound(page)
})

test('the rules say what stays, how often, and what a game returns', async ({ page }) => {
  await openSlot(page, gameCode, round)
  await page.getByRole('button', { name: 'Paytable and rules' }).click()
  const rules = page.getByRole('dialog')
  await expect(rules.getByRole('heading', { name: 'Wilds that stay' })).toBeVisible()
  for (const rule of ['Wilds come on reels 2, 3, 4', '3 at most in a round', 'one spin in 6']) {
    await expect(rules.getByRole('listitem').filter({ hasText: rule })).toHaveCount(1)
  }
  await expect(rules.getByText('from the left and from the right')).toBeVisible()
  for (const figure of ['96.50 %', '414 × bet']) await expect(rules.getByText(figure)).toBeVisible()
})
