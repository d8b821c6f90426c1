import { gameRun, type Language, type SlotEvent } from '@maidan/contract'
import { expect, type Page } from '@playwright/test'
import { call } from './house.ts'
import { newPlayer } from './new-player.ts'

/** What starts a round, as each language says it. */
export const SPIN = { en: 'Spin', bn: 'স্পিন' } as const satisfies Record<Language, string>

/** A round that is shown whatever was drawn: its events, and what they come to. */
export type ShownRound = { events: readonly SlotEvent[]; totalWinMinor: string }

/** A spin that ends where the strips begin, a wild beside a scatter in its middle row, and wins nothing. */
export const NO_WIN: readonly SlotEvent[] = [
  {
    type: 'spin',
    index: 0,
    free: false,
    stops: [0, 0, 0, 0, 0],
    grid: [
      ['L3', 'H4', 'H2'],
      ['L2', 'WILD', 'L3'],
      ['L3', 'SCATTER', 'H2'],
      ['H3', 'L1', 'H4'],
      ['H3', 'L2', 'L3'],
    ],
    expandedReels: [],
  },
  { type: 'round_total', totalMinor: '0', capped: false },
]

/** Opens a slot with the seat of a new player; every spin then shows the round. */
export async function openSlot(
  page: Page,
  gameCode: string,
  round: ShownRound,
  language: Language = 'en',
): Promise<void> {
  const asha = await newPlayer('asha', 100)
  const [platform = ''] = gameCode.split('-')
  const body = { externalURL: '', isMobileLogin: true, gameCode, gameType: 'slot', platform }
  const run = await call(gameRun, {
    token: asha.token,
    headers: { 'x-maidan-language': language },
    body: { ...body, userId: asha.remoteId },
  })
  await page.route('**/studio/spin', async (route) => {
    const response = await route.fetch()
    const answer: object = await response.json()
    await route.fulfill({ response, json: { ...answer, ...round } })
  })
  await page.goto(run.body.url)
  await expect(page.getByRole('button', { name: SPIN[language], exact: true })).toBeEnabled({
    timeout: 20_000,
  })
}
