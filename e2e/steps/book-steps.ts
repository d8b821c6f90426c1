import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { minor } from './match-steps.ts'
import { gamesUrl } from '../ports.ts'

/** Opens the sports partner's page from the home screen; answers its frame. */
export async function openLuckySports(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Lucky Sports' }).click()
  await expect(page).toHaveURL('/gamerun')
  const book = page.frameLocator('iframe')
  await expect(book.getByRole('heading', { level: 1 })).toHaveText('Lucky Sports')
  return book
}

type Match = { eventId: string; name: { en: string }; inPlay: boolean; sport: string }

/**
 * The tennis match that is longest to come: its odds stand still until then, whatever else is
 * hurried meanwhile, and somebody always wins it.
 */
export async function comingMatch(): Promise<Match> {
  const response = await fetch(`${gamesUrl}/book/matches`)
  const { matches } = (await response.json()) as { matches: Match[] }
  const match = matches.findLast(({ inPlay, sport }) => !inPlay && sport === 'tennis')
  if (match === undefined) throw new Error('no tennis match is to come')
  return match
}

/** Bets 100 taka on a selection of a match; answers what that returns if it wins, in paisa. */
export async function backSelection(
  book: FrameLocator,
  { name }: Match,
  selection: number,
): Promise<number> {
  const heading = book.getByRole('heading', { name: name.en })
  const card = book.getByRole('listitem').filter({ has: heading })
  return placeOn(book, card.getByRole('button').nth(selection))
}

/** Bets 100 taka on a selection of a market on the match's own page, and goes back to all matches. */
export async function backInMarket(
  book: FrameLocator,
  { name }: Match,
  market: string,
  selection: number,
): Promise<number> {
  await book.getByRole('button', { name: `More bets: ${name.en}` }).click()
  const heading = book.getByRole('heading', { name: market, exact: true })
  const card = book.getByRole('listitem').filter({ has: heading })
  const returnsMinor = await placeOn(book, card.getByRole('button').nth(selection))
  await book.getByRole('button', { name: '‹ All matches' }).click()
  return returnsMinor
}

/** Bets 100 taka on what a button alone offers; answers what that returns if it wins, in paisa. */
async function placeOn(book: FrameLocator, odds: Locator): Promise<number> {
  await odds.click()
  return placeSlip(book)
}

/** Bets 100 taka on what is on the slip; answers what that returns if it wins, in paisa. */
async function placeSlip(book: FrameLocator): Promise<number> {
  await book.getByRole('button', { name: /^Bet slip \(/ }).click()
  const slip = book.getByRole('dialog')
  await slip.getByRole('textbox').fill('100')
  await expect(async () => {
    const taken = slip.getByText('Bet taken').first()
    // The odds may move under the finger: what is refused then takes no money and is pressed again.
    if (!(await taken.isVisible()))
      await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 3000 })
    await expect(taken).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  const [, told = ''] = /you get ৳\s([\d,.]+\d)/.exec(await slip.innerText()) ?? []
  await slip.getByRole('button', { name: 'Done' }).click()
  return minor(told.replaceAll(',', ''))
}
