import {
  openProcessWorld,
  type DatabaseProxy,
  type Person,
  type ProcessWorld,
} from '@maidan/testkit'
import fc from 'fast-check'
import pg from 'pg'
import { bettingDeeds, busyBettor, type BettingDeed } from '../../exchange/testing/busy-bettor.ts'
import { faultsText } from '../../exchange/testing/faults-text.ts'
import { findFaults } from '../../exchange/testing/find-faults.ts'
import { ordersKept, requestsKept, requestsOf } from '../../exchange/testing/kept-bets.ts'
import { openOutside, type Outside } from '../../exchange/testing/open-outside.ts'
import { openQuietPartner } from '../../exchange/testing/quiet-partner.ts'
import { deeds, type Deed, type OwnBook } from './busy-player.ts'
import { movedMoney } from './moved-money.ts'
import { seatPlayer } from './seat-player.ts'

const MARKETS = 4
const PLAYERS = 6
const BETTORS = 6
const FUNDED_MINOR = 500_000n

/** What each player does at the till and at the game, and each bettor on the exchange. */
export type Plans = { players: fc.Stream<Deed>[]; bettors: fc.Stream<BettingDeed>[] }

export const plans: fc.Arbitrary<Plans> = fc.record({
  players: streams(deeds, PLAYERS),
  bettors: streams(bettingDeeds, BETTORS),
})

/** Some plans, for work that is measured and needs no seed. */
export function anyPlans(): Plans {
  return given(fc.sample(plans, 1), 0)
}

function streams<T>(one: fc.Arbitrary<T>, count: number) {
  return fc.array(fc.infiniteStream(one), { minLength: count, maxLength: count })
}

export type BusyHouse = Awaited<ReturnType<typeof openBusyHouse>>

/** A house whose api reaches its database by way of a proxy, with people who deposit, play and bet. */
export async function openBusyHouse(proxy: DatabaseProxy) {
  const partner = await openQuietPartner(MARKETS)
  const env = { FEED: 'on', FEED_URL: partner.url, FEED_STALE_MS: '60000', LIMITS_SCALE: '10000' }
  const world = await openProcessWorld({ studio: true, env, proxy })
  const outside = openOutside(world.databaseUrl)
  const database = new pg.Client({ connectionString: world.databaseUrl })
  await database.connect()
  const people = await seatPeople(
    world,
    outside,
    partner.markets.map(({ marketId }) => marketId),
  )
  return {
    world,
    /** One of those who bet. */
    someone: given(people.bettors, 0).person,
    acknowledged: () => countAcknowledged(people),
    /** Lets all act, each one deed after the other, until told to stop; a fault ends the play. */
    play: (plan: Plans) => play(people, plan),
    findLost: () => findLost(people, outside, database),
    async close() {
      await database.end()
      await outside.close()
      await world.close()
      await partner.close()
    },
  }
}

type People = Awaited<ReturnType<typeof seatPeople>>

async function seatPeople(world: ProcessWorld, outside: Outside, marketIds: readonly string[]) {
  const staff = await world.staff('admin')
  const seatBettor = async (name: string) => {
    const person = await world.signUp(name)
    await outside.fund(person, FUNDED_MINOR)
    return busyBettor(world, person, marketIds)
  }
  return {
    players: await Promise.all(
      names('player', PLAYERS).map((name) => seatPlayer(world, staff, name)),
    ),
    bettors: await Promise.all(names('bettor', BETTORS).map(seatBettor)),
  }
}

function names(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}${index}`)
}

/** Commands that were answered as done: movements of money, and requests of the exchange. */
function countAcknowledged({ players, bettors }: People): { money: number; bets: number } {
  return {
    money: players.reduce((sum, { book }) => sum + countMoved(book), 0),
    bets: bettors.reduce((sum, { book }) => sum + book.requests.size, 0),
  }
}

function play({ players, bettors }: People, plan: Plans) {
  const day = { over: false }
  const playing = Promise.all([
    ...players.map((player, index) => player.play(given(plan.players, index), day)),
    ...bettors.map(async ({ act }, index) => {
      for (const deed of given(plan.bettors, index)) {
        if (day.over) return
        await act(deed)
      }
    }),
  ])
  return {
    broken: playing.then(() => undefined),
    async stop() {
      day.over = true
      await playing
    },
  }
}

/** What was acknowledged and is not there, or is there twice or unasked; and what cannot be. */
async function findLost(
  { players, bettors }: People,
  { db }: Outside,
  database: pg.Client,
): Promise<string[]> {
  const money: string[] = []
  for (const { person, book } of players)
    money.push(...(await oddMoney(person, book.moved, database)))
  const books = bettors.map(({ book }) => book)
  const orders = books.flatMap(({ bets }) => [...bets.keys()])
  const faults = await findFaults(db)
  return [
    ...money,
    ...difference('request', requestsOf(books), await requestsKept(db)),
    ...difference('order', orders, await ordersKept(db)),
    ...faults.map((fault) => faultsText([fault])),
  ]
}

function given<T>(list: readonly T[], index: number): T {
  const one = list[index]
  if (one === undefined) throw new Error('the list is too short')
  return one
}

function countMoved({ moved }: OwnBook): number {
  return Object.values(moved).reduce((sum, minors) => sum + minors.length, 0)
}

async function oddMoney(
  person: Person,
  reported: OwnBook['moved'],
  database: pg.Client,
): Promise<string[]> {
  const kept = await movedMoney(database, person)
  const reasons = [...new Set([...Object.keys(reported), ...Object.keys(kept)])]
  return reasons.flatMap((reason) =>
    difference(
      `${person.username} ${reason}`,
      (reported[reason] ?? []).map(String),
      (kept[reason] ?? []).map(String),
    ),
  )
}

/** What one list has and the other has not, each as often as it is missing. */
function difference(what: string, reported: readonly string[], kept: readonly string[]): string[] {
  const left = [...kept]
  const lost = reported.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [
    ...lost.map((one) => `${what} ${one} was acknowledged and is not kept`),
    ...left.map((one) => `${what} ${one} is kept and was not acknowledged`),
  ]
}
