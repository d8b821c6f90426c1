import { gameRun } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import type { Page } from '@playwright/test'
import { call } from '../journeys/steps/house.ts'
import { SPIN } from '../journeys/steps/open-slot.ts'

const READY_MS = 20_000

/** A slot and a board of one player, and what begins a round of them. */
export const ALONE = [
  { gameCode: 'PADMA-RIVERGOLD', gameType: 'slot', platform: 'PADMA', presses: [SPIN.en] },
  {
    gameCode: 'BAGH-KENO',
    gameType: 'lottery',
    platform: 'BAGH',
    presses: ['Quick pick', /^Stitch/],
  },
] as const

type Game = (typeof ALONE)[number]

/** Opens a game on a page of its own, with the seat of a player. */
export async function openAlone(
  page: Page,
  person: Pick<Person, 'token' | 'remoteId'>,
  { gameCode, gameType, platform }: Readonly<Record<'gameCode' | 'gameType' | 'platform', string>>,
): Promise<void> {
  const launch = { gameCode, gameType, platform, externalURL: '', isMobileLogin: true }
  const { token, remoteId: userId } = person
  const { body } = await call(gameRun, { token, body: { ...launch, userId } })
  await page.goto(body.url)
}

/** Begins a round of it. */
export async function playAlone(page: Page, { presses }: Game): Promise<void> {
  for (const name of presses)
    await page.getByRole('button', { name }).first().click({ timeout: READY_MS })
}
