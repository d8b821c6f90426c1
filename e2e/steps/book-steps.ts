import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { minor } from './match-steps.ts'
import { gamesUrl } from '../ports.ts'

/** The tile of the house's own list; whoever has played it meets it among other games as well. */
export const luckySportsTile = (page: Page): Locator =>
  page.locator('#home-category').getByRole('button', { name: 'Lucky Sports' })

/** Opens the sports partner's page from the home screen; answers its frame. */
export async function openLuckySports(page: Page): Promise<FrameLocator> {
  await luckySportsTile(page).click()
  await expect(page).toHaveURL('/gamerun')
  const book = page.frameLocator('iframe')
  await expect(book.getByRole('heading', { level: 1 })).toHaveText('Lucky Sports')
  return book
}

type Match = {
  eventId: string
  name: { en: string }
  inPlay: boolean
  sport: string
  selections: readonly { odds: string | null }[]
}

/** What is bet on: a match, and which of its selections. */
type Picked = readonly [match: Match, selection: number]

/**
 * The tennis match that is longest to come: its odds stand still until then, whatever else is
 * hurried meanwhile, and somebody always wins it.
 */
export async function comingMatch(): Promise<Match> {
  const match = (await comingMatches()).findLast(({ sport }) => sport === 'tennis')
  if (match === undefined) throw new Error('no tennis match is to come')
  return match
}

/** Another match to come than this one, the longest too. */
export async function matchBeside({ eventId }: Match): Promise<Match> {
  const match = (await comingMatches()).findLast((one) => one.eventId !== eventId)
  if (match === undefined) throw new Error('no other match is to come')
  return match
}

/** So many matches to come, the longest first. */
export async function matchesToCome(count: number): Promise<Match[]> {
  const matches = (await comingMatches()).slice(-count).toReversed()
  if (matches.length < count) throw new Error(`fewer than ${count} matches are to come`)
  return matches
}

/** Matches to come that take bets on either side: another journey may have had one closed. */
async function comingMatches(): Promise<Match[]> {
  const response = await fetch(`${gamesUrl}/book/matches`)
  const { matches } = (await response.json()) as { matches: Match[] }
  return matches.filter(
    ({ inPlay, selections }) => !inPlay && selections.every(({ odds }) => odds !== null),
  )
}

/** Bets 100 taka on a selection of a match; answers what that returns if it wins, in paisa. */
export async function backSelection(
  book: FrameLocator,
  { name }: Match,
  selection: number,
): Promise<number> {
  return placeOn(book, oddsOf(book, { name }, selection))
}

/** Opens the slip with a selection of each match on it. */
export async function slipWith(book: FrameLocator, picks: readonly Picked[]): Promise<Locator> {
  for (const [match, selection] of picks) await oddsOf(book, match, selection).click()
  await book.getByRole('button', { name: /^Bet slip \(/ }).click()
  return book.getByRole('dialog')
}

/** Bets 100 taka on a selection of each match, together; answers what that returns if all win. */
export async function backTogether(book: FrameLocator, picks: readonly Picked[]): Promise<number> {
  for (const [match, selection] of picks) await oddsOf(book, match, selection).click()
  return placeSlip(book)
}

function oddsOf(book: FrameLocator, { name }: Pick<Match, 'name'>, selection: number): Locator {
  const heading = book.getByRole('heading', { name: name.en, exact: true })
  const card = book.getByRole('listitem').filter({ has: heading })
  return card.getByRole('button').nth(selection)
}

/** Cashes the one open bet out; answers what that paid, in paisa. */
export async function cashOutOpenBet(book: FrameLocator): Promise<number> {
  await book.getByRole('button', { name: 'Cash out', exact: true }).click()
  const sheet = book.getByRole('dialog', { name: 'Cash out' })
  const done = sheet.getByRole('heading', { name: 'Cashed out' })
  await expect(async () => {
    // The worth may fall under the finger: what is refused then changes nothing and is pressed again.
    if (!(await done.isVisible()))
      await sheet.getByRole('button', { name: /^Cash out for/ }).click({ timeout: 3000 })
    await expect(done).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  const [, told = ''] = /You get ৳\s([\d,.]+\d)/.exec(await sheet.innerText()) ?? []
  await sheet.getByRole('button', { name: 'Done' }).click()
  return minor(told.replaceAll(',', ''))
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

/** Which selection of a match has the longest odds. */
export function bestSelection({ selections }: Match): number {
  const odds = selections.map((one) => Number(one.odds))
  return odds.indexOf(Math.max(...odds))
}

/** Puts a free bet in the stake's place, also in that of one that is typed already. */
export async function chooseFreeBet(
  book: FrameLocator,
  picks: readonly Picked[],
  typed = '',
): Promise<Locator> {
  const slip = await slipWith(book, picks)
  await slip.getByRole('textbox').fill(typed)
  await slip.getByRole('button', { name: /^Use a free bet of/ }).click()
  await expect(slip.getByRole('textbox')).toBeHidden()
  return slip
}

/** Bets a free bet on a selection of each match, together, and has it taken. */
export async function useFreeBet(book: FrameLocator, ...picks: readonly Picked[]) {
  const slip = await chooseFreeBet(book, picks)
  await expect(async () => {
    const taken = slip.getByText(/^Free bet on/).first()
    if (!(await taken.isVisible()))
      await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 3000 })
    await expect(taken).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await slip.getByRole('button', { name: 'Done' }).click()
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
