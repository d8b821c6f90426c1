import { beginBreak, bettingRecord, listInbox, playerLogin } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeStaleRounds } from '../jobs/close-stale-rounds.ts'
import { syncCatalogue } from '../jobs/sync-catalogue.ts'
import { openGameStudio } from '../studios/open-game-studio.ts'
import { fundPlayer } from '../wallet/testing/fund-player.ts'
import { openSportsBook } from '../flows/open-sports-book.ts'

const OPEN_WITHIN_MS = 120_000

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true, feed: { speed: 20 } })
  // The partners share a process, which is busy with the matches in play at first.
  await vi.waitFor(() => syncCatalogue(world.api.ctx), { timeout: OPEN_WITHIN_MS, interval: 500 })
}, OPEN_WITHIN_MS)
afterAll(() => world.close())

type Player = Awaited<ReturnType<World['signUp']>>

const login = ({ token, remoteId }: Player) =>
  world.call(playerLogin, { token, body: { user_id: remoteId } })

async function askBook(path: string, body: object) {
  const response = await fetch(world.partners.games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

type Match = {
  marketId: string
  inPlay: boolean
  selections: { selectionId: string; odds: string | null }[]
}

/** What the book says of an offer that was good when it was read, and is not when the bet arrives. */
const GONE_BY_NOW = ['ODDS_CHANGED', 'SELECTION_CLOSED']

/** Bets 100.00 on what is offered, and on the next offer where that one was gone before the bet came. */
function betAnywhere({ session, name }: { session: string; name: string }) {
  let presses = 0
  return vi.waitFor(
    async () => {
      const order = { session, betId: `${name}-press-${++presses}`, stakeMinor: '10000' }
      const answer = await askBook('/book/bet', {
        ...order,
        selections: [await findOffer()],
      })
      if (GONE_BY_NOW.includes(String(answer.body['code']))) throw new Error('the offer is gone')
      return answer
    },
    { timeout: OPEN_WITHIN_MS / 4, interval: 500 },
  )
}

/** A bonus whose turnover is still to be played. */
async function giveTurnover(
  { playerId }: Player,
  { weights, oddsMinCenti }: { weights: Record<string, number>; oddsMinCenti: number },
) {
  await sql`
    WITH given AS (
      INSERT INTO bonus (reference, player_id, kind, amount_minor, currency)
      VALUES (${`odds-${playerId}-${oddsMinCenti}`}, ${playerId}, 'vip', 100, 'BDT') RETURNING id
    )
    INSERT INTO turnover
      (player_id, bonus_id, status, required_minor, remaining_minor, weights, odds_min_centi)
    SELECT ${playerId}, id, 'active', 100000, 100000, ${JSON.stringify(weights)}::jsonb, ${oddsMinCenti}
    FROM given
  `.execute(world.api.ctx.db)
}

/** Cashes out a bet for what it is worth, as often as that moves meanwhile. */
function cashOut(session: string, betId: string) {
  return vi.waitFor(
    async () => {
      const offer = await fetch(`${world.partners.games}/book/bets/${betId}/cash-out`, {
        headers: { authorization: `Bearer ${session}` },
      })
      const { worthMinor } = (await offer.json()) as { worthMinor: string }
      const { body } = await askBook('/book/cash-out', { session, betId, worthMinor })
      expect(body).toMatchObject({ state: 'cashed_out', returnMinor: worthMinor })
    },
    { timeout: OPEN_WITHIN_MS / 4, interval: 300 },
  )
}

/** A selection that is offered, of the match that is longest to come: its odds stand still. */
async function findOffer() {
  const response = await fetch(`${world.partners.games}/book/matches`)
  const { matches } = (await response.json()) as { matches: Match[] }
  const offers = matches
    .filter(({ inPlay }) => !inPlay)
    .flatMap(({ marketId, selections }) =>
      selections.flatMap(({ selectionId, odds }) =>
        odds ? [{ marketId, selectionId, odds }] : [],
      ),
    )
  const offer = offers.at(-1)
  if (!offer) throw new Error('the book offers nothing')
  return offer
}

describe('a session at the sports partner', () => {
  test('[API-21] opens the book once for the player who asks, with their money', async () => {
    const alice = await world.signUp('alice')
    await fundPlayer(world.api.ctx, alice.playerId, 500_00n)
    const { status, body } = await login(alice)
    expect(status).toBe(200)
    expect(body.url).toBe(`${world.partners.games}/play/LUCKY-SPORTS?lang=en`)
    const entered = await askBook('/book/enter', { token: body.access_token })
    expect(entered.body).toMatchObject({ username: alice.username, balanceMinor: '50000' })
    const again = await askBook('/book/enter', { token: body.access_token })
    expect(again.status).toBe(401)

    const placed = await betAnywhere({
      session: String(entered.body['session']),
      name: 'alice',
    })
    expect(placed.body).toMatchObject({ state: 'open', balanceMinor: '40000' })
    const { body: records } = await world.call(bettingRecord, { token: alice.token })
    expect(records).toMatchObject([
      { platform: 'LUCKY', game_type: 'sports', bet_amount: '100.00', state: 'open' },
    ])
  })

  test('[API-21] names nobody but the caller', async () => {
    const [bob, carol] = [await world.signUp('bob'), await world.signUp('carol')]
    const refused = await login({ ...bob, remoteId: carol.remoteId })
    expect([refused.status, refused.error.code]).toEqual([403, 'NOT_YOUR_ACCOUNT'])
    const guest = await login({ ...bob, token: 'x'.repeat(43) })
    expect([guest.status, guest.error.code]).toEqual([401, 'NOT_LOGGED_IN'])
  })

  test('[API-21] is refused while the games are blocked, and a bet in an open book too', async () => {
    const { db } = world.api.ctx
    const dora = await world.signUp('dora')
    await fundPlayer(world.api.ctx, dora.playerId, 500_00n)
    const entered = await askBook('/book/enter', { token: (await login(dora)).body.access_token })
    await sql`UPDATE player SET games_blocked = true WHERE id = ${dora.playerId}`.execute(db)
    const refused = await login(dora)
    expect([refused.status, refused.error.code]).toEqual([403, 'SECTION_BLOCKED'])
    const bet = await betAnywhere({
      session: String(entered.body['session']),
      name: 'dora',
    })
    expect(bet.body['code']).toBe('PLAYER_BLOCKED')
  })

  test('[API-21] [LAW-29] lets a player on a break in to cash out what they have staked, and no longer', async () => {
    const gita = await world.signUp('gita')
    await fundPlayer(world.api.ctx, gita.playerId, 500_00n)
    const entered = await askBook('/book/enter', { token: (await login(gita)).body.access_token })
    const { body: bet } = await betAnywhere({ session: String(entered.body['session']), name: 'g' })
    await world.call(beginBreak, {
      token: gita.token,
      body: { length: 'days7', password: gita.password },
    })
    const closing = await askBook('/book/enter', { token: (await login(gita)).body.access_token })
    expect([entered.body['mayBet'], closing.body['mayBet']]).toEqual([true, false])
    const session = String(closing.body['session'])
    expect((await betAnywhere({ session, name: 'more' })).body['code']).toBe('PLAYER_BLOCKED')
    await cashOut(session, String(bet['betId']))
    await vi.waitFor(
      async () => expect((await login(gita)).error).toMatchObject({ code: 'ON_BREAK' }),
      { timeout: OPEN_WITHIN_MS / 4, interval: 200 },
    )
  })

  test('[LAW-30] the book hears the least odds at which a bet counts towards a running bonus', async () => {
    const hena = await world.signUp('hena')
    const entered = await askBook('/book/enter', { token: (await login(hena)).body.access_token })
    const told = async () => {
      const response = await fetch(`${world.partners.games}/book/bets`, {
        headers: { authorization: `Bearer ${String(entered.body['session'])}` },
      })
      return ((await response.json()) as { bonusOddsMin: string | null }).bonusOddsMin
    }
    expect(await told()).toBeNull()
    await giveTurnover(hena, { weights: { sports: 0 }, oddsMinCenti: 200 })
    expect(await told()).toBeNull()
    await giveTurnover(hena, { weights: {}, oddsMinCenti: 150 })
    expect(await told()).toBe('1.50')
  })

  test('[API-21] says so when the partner does not answer', async () => {
    const erna = await world.signUp('erna')
    const { ctx } = world.api
    const studio = openGameStudio(
      { GAMES_URL: 'http://127.0.0.1:9', WIN_MULTIPLE_DEFAULT: 1000 },
      new Map(),
    )
    const { rows } = await sql<{ id: bigint }>`
      SELECT id FROM player_session WHERE player_id = ${erna.playerId}
    `.execute(ctx.db)
    const order = {
      playerId: BigInt(erna.playerId),
      sessionId: rows[0]?.id ?? 0n,
      language: null,
    }
    await expect(openSportsBook({ ...ctx, studio }, order)).rejects.toMatchObject({
      code: 'GAME_PROVIDER_DOWN',
    })
  })
})

test('[LAW-21] a bet waits for its match a week, not six hours, and is then returned with a letter', async () => {
  const { ctx } = world.api
  const frida = await world.signUp('frida')
  await fundPlayer(ctx, frida.playerId, 500_00n)
  const entered = await askBook('/book/enter', { token: (await login(frida)).body.access_token })
  const placed = await betAnywhere({ session: String(entered.body['session']), name: 'frida' })
  expect(placed.body).toMatchObject({ state: 'open' })
  const state = async () =>
    (await world.call(bettingRecord, { token: frida.token })).body.map((record) => record.state)
  await sql`UPDATE game_round SET updated_at = updated_at - interval '6 days' WHERE player_id = ${frida.playerId}`.execute(
    ctx.db,
  )
  await closeStaleRounds(ctx)
  expect(await state()).toEqual(['open'])
  await sql`UPDATE game_round SET updated_at = updated_at - interval '2 days' WHERE player_id = ${frida.playerId}`.execute(
    ctx.db,
  )
  await closeStaleRounds(ctx)
  expect(await state()).toEqual(['refunded'])
  const { body: inbox } = await world.call(listInbox, { token: frida.token })
  expect(inbox.data.data[0]).toMatchObject({ message: expect.stringContaining('within 7 days') })
  const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(ctx.db)
  expect(breaches).toEqual([])
})
