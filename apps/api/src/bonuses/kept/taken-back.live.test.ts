import { balance, getPromotion, showTurnovers, showUser } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { launchGame } from '../../games/wallet/testing/launch-game.ts'
import { endBonuses } from './end-bonuses.ts'

const BET_MINOR = 500_000n

let world: World
beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['end-bonuses'] })
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())

/** What the page of a board asks of the studio. */
async function askStudio(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(world.partners.games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** A round that stands open, with its whole stake in the player's hand still. */
async function openRound(person: Person, game: string, setup: object) {
  const { token: launch } = await launchGame(world, person, game)
  const { session } = await askStudio('/studio/session', { launch, game })
  const spinId = `taken-back-${game}`.toLowerCase()
  const asked = { session, betMinor: String(BET_MINOR), spinId, setup }
  const { roundId, isOpen } = await askStudio('/studio/spin', asked)
  expect(isOpen).toBe(true)
  return (choice: object) => askStudio('/studio/choose', { session, roundId, at: 0, choice })
}

const money = async ({ token }: Person) => {
  const { body } = await world.call(balance, { token })
  return [body.balance, body.bonus]
}

test('[LAW-30] stakes that are taken back earn neither points nor turnover, not even for a while', async () => {
  const alice = await world.signUp('alice')
  const { body: offers } = await world.call(getPromotion)
  const promotionId = offers.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
  await openDesk(world).deposit(alice, { amount: '1000', promotionId })
  await fundPlayer(world.api.ctx, alice.playerId, 4n * BET_MINOR)
  const rounds = [
    { takeBack: await openRound(alice, 'PADMA-NETS', {}), choice: { home: true } },
    { takeBack: await openRound(alice, 'PADMA-HILO', {}), choice: { take: true } },
    { takeBack: await openRound(alice, 'BAGH-MINES', { wasps: 3 }), choice: { take: true } },
    { takeBack: await openRound(alice, 'SHAPLA-TOWER', { level: 'easy' }), choice: { take: true } },
  ]
  const standing = async () => {
    await endBonuses(world.api.ctx)
    const { token, remoteId: remote_id } = alice
    const { body: user } = await world.call(showUser, { token })
    const { body } = await world.call(showTurnovers, { token, query: { remote_id } })
    return [user.vip_coin, body.turnover[0]?.remaining_turnover, body.turnover[0]?.bets_counted]
  }
  expect(await money(alice)).toEqual(['1000.00', '1000.00'])
  expect(await standing()).toEqual(['0', '20000.00', 0])
  for (const { takeBack, choice } of rounds) await takeBack(choice)
  await expect.poll(() => money(alice)).toEqual(['21000.00', '1000.00'])
  expect(await standing()).toEqual(['0', '20000.00', 0])
})
