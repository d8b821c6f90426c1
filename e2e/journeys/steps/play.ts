import { bettingRecord } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { minor } from '../../steps/match-steps.ts'
import { open } from '../../steps/quick-clock.ts'
import { call } from './house.ts'

const READY_MS = 20_000

/** Opens River Gold from its list; the game's own page, once it can be played. */
export async function openGame(page: Page): Promise<FrameLocator> {
  await open(page, '/games?type=slot&system=&title=Slot')
  await page.getByRole('button', { name: 'River Gold', exact: true }).click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: READY_MS })
  return game
}

/** Raises the bet step by step until it is as high as that. */
export async function raiseBet(game: FrameLocator, amount: string): Promise<void> {
  const chosen = game.getByRole('button', { name: `Bet ৳ ${amount}`, exact: true })
  await expect(async () => {
    await game.getByRole('button', { name: 'Higher bet' }).click()
    await expect(chosen).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [1] })
}

/** Spins once and waits until the house has the whole round. */
export async function spin(game: FrameLocator, person: Pick<Person, 'token'>): Promise<void> {
  const before = (await rounds(person)).length
  await game.getByRole('button', { name: 'Spin' }).click({ timeout: READY_MS })
  await expect
    .poll(async () => (await rounds(person)).filter(({ state }) => state === 'closed').length, {
      timeout: READY_MS,
    })
    .toBe(before + 1)
}

/** A player's game rounds, newest first. */
export async function rounds({ token }: Pick<Person, 'token'>) {
  return (await call(bettingRecord, { token })).body
}

/** What the rounds of a player have brought in all, in paisa. */
export async function resultMinor(person: Pick<Person, 'token'>): Promise<number> {
  const played = await rounds(person)
  return played.reduce((sum, one) => sum + minor(one.winAmount) - minor(one.bet_amount), 0)
}
