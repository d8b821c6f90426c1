import { setTimeout as sleep } from 'node:timers/promises'
import { getGames, type CallAnswer } from '@maidan/contract'
import type { ProcessWorld } from '@maidan/testkit'

export type OfferedGame = CallAnswer<typeof getGames>['games'][number]

/** The studio's games come provider by provider, so the first of them are not all. */
export const STUDIO_GAMES_MIN = 20

const OFFERED_SECONDS = 60

/** The games of a house as soon as it offers so many; throws when that takes over a minute. */
export async function awaitGames(
  { call }: Pick<ProcessWorld, 'call'>,
  least: number,
): Promise<OfferedGame[]> {
  for (let second = 0; second < OFFERED_SECONDS; second += 1) {
    const { games } = (await call(getGames, { query: {} })).body
    if (games.length >= least) return games
    await sleep(1_000)
  }
  throw new Error(`fewer than ${least} games are offered`)
}
