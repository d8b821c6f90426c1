import type { Person } from '@maidan/testkit'
import { expect, type Page } from '@playwright/test'
import { place, price, slip, stake } from '../../steps/bet-steps.ts'
import { enter } from './enter.ts'
import { hasRoomBetween, openOdds, placeOver, quietMatch, type Match } from './match.ts'
import { myBets } from './my-bets.ts'
import { newPlayer } from './new-player.ts'

type Between = {
  jui: Person
  tuhin: Person
  match: Match
  laid: Awaited<ReturnType<typeof placeOver>>
}

/**
 * Jui backs the first runner of a match between the house's prices and Tuhin lays it to her; on
 * another match, each anew, where the house has moved its prices between them meanwhile.
 */
export async function betAgainstEachOther(page: Page): Promise<Between> {
  const tries: Between[] = []
  await expect(async () => {
    const [jui, tuhin] = [await newPlayer('jui', 1000), await newPlayer('tuhin', 1000)]
    const match = await quietMatch(hasRoomBetween)
    await enter(page, jui, '/exchange-sports')
    await backHigher(page, match)
    const [backed] = await myBets(jui)
    const runner = {
      selection_id: String(match.Runners[0]?.SelectionId),
      odds: backed?.odds ?? '',
    }
    const laid = await placeOver(tuhin, match.MarketId, { ...runner, side: 'lay', stake: '200' })
    expect(laid.body.bets[0]).toMatchObject({ matched: '200.00', matched_with: 'player' })
    tries.push({ jui, tuhin, match, laid })
  }).toPass({ timeout: 90_000 })
  const [done] = tries
  if (done === undefined) throw new Error('nobody has bet')
  return done
}

/** Backs the first runner with 200 taka at one step above what is offered. */
async function backHigher(page: Page, match: Match): Promise<void> {
  await openOdds(page, match)
  await price(page, `${match.Runners[0]?.SelectionName} Back`).click()
  await slip(page).getByRole('button', { name: 'Higher odds' }).click()
  await stake(page).fill('200')
  await place(page).click()
  await expect(slip(page)).toContainText('Waiting in the market')
}
