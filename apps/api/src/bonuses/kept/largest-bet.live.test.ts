import { getPromotion, giveUpBonus, lookPromoCode, showTurnovers } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { openBetting, onTigers } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { freeRoundsOf } from '../free-rounds/testing/free-rounds-of.ts'
import { newIds } from '../free-rounds/testing/play-free-round.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'

const CODE = 'SMALLBETS'

let world: World
let promotions: PromotionDesk
let players: ReturnType<typeof freeRoundsOf>
beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['end-bonuses', 'relay-outbox'] })
  await syncCatalogue(world.api.ctx)
  promotions = await openPromotionDesk(world)
  players = freeRoundsOf(world)
  await promotions.offer(CODE, { bet_max: '100' })
})
afterAll(() => world.close())

/** Somebody with 5000 taka of their own and a bonus that allows bets of 100. */
async function withBonus(name: string): Promise<Person> {
  const person = await world.signUp(name)
  await openDesk(world).deposit(person, { amount: '5000' })
  await players.take(person, CODE)
  return person
}

/** A seat at a slot, from which bets of one round or of several are placed. */
async function openSeat(person: Person) {
  const seat = await players.openSeat(person)
  return (taka: number, round = newIds().round) =>
    seat.wallet('bet', {
      session: seat.session,
      transaction_id: newIds().bet,
      round_id: round,
      game: seat.game,
      amount: String(taka * 100),
      currency: 'BDT',
    })
}

const wallet = async (person: Person) => (await players.wallet(person))[0]

async function giveUp({ token, remoteId: remote_id }: Person) {
  const { body } = await world.call(showTurnovers, { token, query: { remote_id } })
  const params = { id: String(body.turnover[0]?.id) }
  return world.call(giveUpBonus, { token, params })
}

async function toldOf({ playerId }: Person) {
  const { rows } = await sql<{ bet_max: string }>`
    SELECT payload -> 'event' ->> 'bet_max' AS bet_max FROM outbox
    WHERE payload ->> 'player_id' = ${String(playerId)} AND payload -> 'event' ->> 'type' = 'bet_refused'
  `.execute(world.api.ctx.db)
  return rows.map(({ bet_max }) => bet_max)
}

describe('while a bonus with a largest bet is kept', () => {
  test('[LAW-30] the term is told before it is taken, and stands in the record', async () => {
    const alice = await world.signUp('alice')
    const { token, remoteId: remote_id } = alice
    const { body: offer } = await world.call(lookPromoCode, { token, body: { code: CODE } })
    expect(offer.bet_max).toBe('100.00')
    await players.take(alice, CODE)
    const { body } = await world.call(showTurnovers, { token, query: { remote_id } })
    expect(body.turnover[0]?.bet_max).toBe('100.00')
  })

  test('[LAW-30] a larger bet in a game is refused with the term, and takes nothing', async () => {
    const bob = await withBonus('bob')
    const bet = await openSeat(bob)
    const refused = await bet(101)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'BONUS_BET_MAX', bet_max: '10000' })
    expect(refused.body['message']).toContain('৳ 100.00')
    expect(await wallet(bob)).toBe('5000.00')
    expect((await bet(100)).status).toBe(200)
    expect(await wallet(bob)).toBe('4900.00')
  })

  test('[LAW-30] chips of one game that are not decided count together, and what a hand asks for is let by', async () => {
    const carol = await withBonus('carol')
    const bet = await openSeat(carol)
    const { round } = newIds()
    expect((await bet(60, round)).status).toBe(200)
    expect((await bet(41)).body['code']).toBe('BONUS_BET_MAX')
    expect((await bet(121, round)).body['code']).toBe('BONUS_BET_MAX')
    for (const raise of [120, 60]) expect((await bet(raise, round)).status).toBe(200)
    expect((await bet(1, round)).body['code']).toBe('BONUS_BET_MAX')
    expect(await wallet(carol)).toBe('4760.00')
  })

  test('[LAW-30] chips that come at once are no way around it', async () => {
    const gita = await withBonus('gita')
    const bet = await openSeat(gita)
    const chips = await Promise.all([60, 60, 60, 60].map((taka) => bet(taka)))
    expect(chips.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(chips.filter(({ status }) => status === 403)).toHaveLength(3)
    expect(await wallet(gita)).toBe('4940.00')
  })

  test('[LAW-30] the player hears of the refusal from the house', async () => {
    const dina = await withBonus('dina')
    const bet = await openSeat(dina)
    await bet(100)
    expect(await toldOf(dina)).toEqual([])
    await bet(500)
    expect(await toldOf(dina)).toEqual(['100.00'])
  })

  test('[LAW-30] what can be lost on a market of the exchange is looked at, on either side', async () => {
    const erin = await withBonus('erin')
    const betting = openBetting(world)
    const { code } = await openMatch(world)
    const place = async (...bets: ['back' | 'lay', string, number][]) => {
      const asked = bets.map(([side, odds, taka]) => onTigers(code, side, odds, taka))
      const { status, error, body } = await betting.place(erin, ...asked)
      return status === 200 ? `took ${body.bets.length}` : error.code
    }
    expect(await place(['back', '2', 101])).toBe('BONUS_BET_MAX')
    expect(await place(['back', '2', 60], ['back', '2', 60])).toBe('BONUS_BET_MAX')
    expect(await place(['back', '5', 60])).toBe('took 1')
    expect(await place(['back', '5', 41])).toBe('BONUS_BET_MAX')
    expect(await place(['lay', '3', 51])).toBe('BONUS_BET_MAX')
    expect(await place(['lay', '3', 50])).toBe('took 1')
    const both = await Promise.all([1, 2, 3].map(() => place(['back', '5', 30])))
    expect(both.filter((one) => one === 'took 1')).toHaveLength(1)
  })

  test('[LAW-30] giving it up frees the bets', async () => {
    const farah = await withBonus('farah')
    const bet = await openSeat(farah)
    expect((await bet(200)).status).toBe(403)
    await giveUp(farah)
    expect((await bet(200)).status).toBe(200)
    expect(await wallet(farah)).toBe('4800.00')
  })
})

test('what comes unasked, and other promotions, have no largest bet', async () => {
  const { body } = await world.call(getPromotion)
  const limited = body.filter(({ bet_max }) => bet_max !== undefined)
  expect(limited.map(({ code }) => code)).toEqual(['MAIDAN50'])
})

test.each(['-1', 'much', '10000001'])('a largest bet of %s is refused', async (bet_max) => {
  const odd = await promotions.form(CODE, { bet_max })
  expect((await promotions.ask(odd)).error.errors).toHaveProperty('bet_max')
})
