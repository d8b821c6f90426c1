import type { Person } from '@maidan/testkit'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { minor } from '../../steps/match-steps.ts'
import { open } from '../../steps/quick-clock.ts'
import { balanceOf } from './enter.ts'
import { resultMinor, rounds } from './play.ts'

export const READY_MS = 30_000
/** A room's round may have just closed its betting: the next one is waited for. */
export const ROUND_MS = 60_000
const START_MINOR = 100_000

/** Opens a game from the list of its kind; its own page. */
export async function openBoard(page: Page, type: string, name: string): Promise<FrameLocator> {
  await open(page, `/games?type=${type}&system=&title=Games`)
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const board = page.frameLocator('iframe')
  await expect(board.getByRole('button', { name: 'Higher bet' })).toBeVisible({ timeout: READY_MS })
  return board
}

/** Presses the first button of a name. */
export const press = (board: Pick<FrameLocator, 'getByRole'>, name: RegExp | string) =>
  board.getByRole('button', { name }).first().click({ timeout: READY_MS })

/** Waits until the house has so many rounds whole, and the balance is what they come to. */
export async function settled(person: Person, count: number) {
  const closed = async () => (await rounds(person)).filter(({ state }) => state === 'closed').length
  await expect.poll(closed, { timeout: ROUND_MS }).toBe(count)
  expect(minor(await balanceOf(person))).toBe(START_MINOR + (await resultMinor(person)))
}
