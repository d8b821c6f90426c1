import { staffCloseDifference, staffRoundDay, staffRoundDays } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fundPlayer } from '../wallet/testing/fund-player.ts'
import { firstGame, launchGame } from '../wallet/testing/launch-game.ts'
import { playerReference } from '../studios/player-reference.ts'
import { compareRounds } from './compare-rounds.ts'
import { playProvider, type PlayedProvider } from './testing/play-provider.ts'
import { utcDay, utcSpan } from './utc-day.ts'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
const SECRET = 'a-secret-of-the-ghost-provider-alone-01'

let world: World
let books: pg.Pool
/** A provider that is registered and has no studio. */
let ghost: PlayedProvider
let alice: Person
let day: string
let token: string
beforeAll(async () => {
  ghost = await playProvider()
  world = await openWorld({
    studio: true,
    idleJobs: ['compare-rounds', 'close-stale-rounds'],
    env: { GAME_PROVIDERS: `ghost|Ghost Games|${ghost.origin}|ghost-1:${SECRET}` },
  })
  books = new pg.Pool({ connectionString: world.partners.booksUrl })
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 1_000_00n)
  await spin(4)
  day = utcDay(new Date())
  // The day is due from two hours after its end, and the next one only a day later.
  world.clock.advance(utcSpan(day).until.getTime() + 3 * HOUR_MS - Date.now())
  await logIn()
})
afterAll(async () => {
  await books.end()
  await world.close()
  await ghost.close()
})

/** Staff are logged out by the hours that a test lets pass. */
async function logIn() {
  token = (await world.staff('cashier1')).token
}

async function askStudio(path: string, body: Record<string, string>) {
  const response = await fetch(world.partners.games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Plays rounds at the real studio until the house has them as over. */
async function spin(count: number) {
  const { ctx } = world.api
  const game = await firstGame(ctx, 'PADMA')
  const { token: launch } = await launchGame(world, alice, game)
  const { session } = await askStudio('/studio/session', { launch, game })
  for (let at = 0; at < count; at += 1)
    await vi.waitFor(
      async () => {
        const spun = { session: String(session), betMinor: '1000', spinId: `alice-spin-${at}` }
        expect((await askStudio('/studio/spin', spun))['isOpen']).toBe(false)
      },
      { timeout: 20_000, interval: 500 },
    )
  await vi.waitFor(async () => expect(await closedRounds()).toHaveLength(count), 20_000)
}

async function closedRounds(): Promise<string[]> {
  const { rows } = await sql<{ round_id: string }>`
    SELECT round_id FROM game_round WHERE platform = 'PADMA' AND state = 'closed'
    ORDER BY created_at
  `.execute(world.api.ctx.db)
  return rows.map(({ round_id }) => round_id)
}

const compare = () => compareRounds(world.api.ctx)

async function readDay(provider = 'padma') {
  const { status, body } = await world.call(staffRoundDay, { token, params: { provider, day } })
  expect(status).toBe(200)
  return body
}

const found = ({ differences }: Awaited<ReturnType<typeof readDay>>) =>
  Object.fromEntries(differences.map((one) => [one.round_id, one.difference]))

/** So much passes that a day that is not done with is looked at again. */
async function later(ms: number) {
  world.clock.advance(ms)
  await logIn()
}

test('[LAW-6] a day agrees with the studio’s own books, is kept, and is done with', async () => {
  expect(await compare()).toBe(1)
  const { day: kept, sums, differences, why } = await readDay()
  expect(kept).toMatchObject({ provider: 'padma', state: 'agrees', rounds: 4, to_clear: 0 })
  expect([why, differences]).toEqual([null, []])
  expect(sums).toHaveLength(1)
  expect(sums[0]).toMatchObject({ currency: 'BDT', our_bet: '40.00', their_bet: '40.00' })
  expect(sums[0]?.our_win).toBe(sums[0]?.their_win)
  world.clock.advance(7 * HOUR_MS)
  expect(await compare()).toBe(0)
  await logIn()
})

test('[LAW-6] what is falsified, dropped or missing is found once, and agrees when it is mended', async () => {
  const [falsified, dropped, lost, whole] = await closedRounds()
  const { db } = world.api.ctx
  await books.query('update studio.rounds set total_minor = total_minor + 700 where id = $1', [
    falsified,
  ])
  // A win that the studio has drawn and that has not reached us.
  await books.query('update studio.rounds set total_minor = 5000 where id = $1', [dropped])
  await sql`
    UPDATE game_round SET win_minor = 0, state = 'open' WHERE round_id = ${dropped}
  `.execute(db)
  await books.query(`update studio.rounds set state = 'refused' where id = $1`, [lost])
  await books.query(
    `insert into studio.rounds (id, spin_id, provider, game, player, currency, language,
       wallet_session, bet_minor, seed_pair_id, nonce, state, events, total_minor, recall_key, placed_at)
     select 'unknown', 'unknown', provider, game, player, currency, language, wallet_session,
       bet_minor, seed_pair_id, 999, state, events, total_minor, recall_key, placed_at
     from studio.rounds where id = $1`,
    [whole],
  )
  await sql`DELETE FROM round_day_sum`.execute(db)
  await sql`DELETE FROM round_day`.execute(db)
  expect(await compare()).toBe(1)
  const first = await readDay()
  const all = {
    [falsified ?? '']: 'other_amount',
    [dropped ?? '']: 'other_amount',
    [lost ?? '']: 'missing_theirs',
    unknown: 'missing_ours',
  }
  expect(found(first)).toEqual(all)
  expect(first.day).toMatchObject({ state: 'differs', rounds: 5, difference_count: 4, to_clear: 4 })
  const side = first.differences.find((one) => one.round_id === dropped)
  expect(side?.ours).toMatchObject({ bet: '10.00', win: '0.00', state: 'open' })
  expect(side?.ours?.player).toEqual({ id: alice.playerId, username: alice.username })
  expect(side?.theirs).toMatchObject({ bet: '10.00', win: '50.00', state: 'closed' })

  expect(await compare()).toBe(0)
  await later(6 * HOUR_MS)
  expect(await compare()).toBe(1)
  const again = await readDay()
  expect(again.differences.map(({ id }) => id)).toEqual(first.differences.map(({ id }) => id))

  await books.query(`delete from studio.rounds where id = 'unknown'`)
  await books.query(`update studio.rounds set state = 'closed' where id = $1`, [lost])
  await later(6 * HOUR_MS)
  expect(await compare()).toBe(1)
  const mended = await readDay()
  expect(mended.day).toMatchObject({ state: 'differs', difference_count: 2, to_clear: 2 })
  const agreed = mended.differences.filter(({ agreed_at }) => agreed_at !== null)
  expect(new Set(agreed.map(({ round_id }) => round_id))).toEqual(new Set([lost, 'unknown']))
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(db)
  expect(rows).toEqual([])
})

test('[LAW-28] staff close a difference with a reason; other figures open it again', async () => {
  const [falsified] = await closedRounds()
  const one = (await readDay()).differences.find(({ round_id }) => round_id === falsified)
  const params = { id: String(one?.id) }
  const close = (reason: string, by = token) =>
    world.call(staffCloseDifference, { token: by, params, body: { reason } })
  expect((await close(' ')).error.code).toBe('STAFF_REASON_MISSING')
  const trader = await world.staff('trader1')
  expect((await close('Why not', trader.token)).error.code).toBe('STAFF_ROLE_MISSING')
  expect((await world.call(staffRoundDays, trader)).error.code).toBe('STAFF_ROLE_MISSING')
  const closed = await close('Their export rounds up')
  expect(closed.body.closed).toMatchObject({ by: 'cashier1', reason: 'Their export rounds up' })
  expect((await close('Again')).error.code).toBe('STATE_CHANGED')
  const { rows } = await sql<{ actor: string; subject: string; reason: string }>`
    SELECT actor, subject, detail ->> 'reason' AS reason FROM audit WHERE act = 'difference.close'
  `.execute(world.api.ctx.db)
  const subject = `round:PADMA:${falsified}`
  expect(rows).toEqual([{ actor: 'cashier1', subject, reason: 'Their export rounds up' }])
  expect((await readDay()).day.to_clear).toBe(1)

  await later(6 * HOUR_MS)
  expect(await compare()).toBe(1)
  const same = (await readDay()).differences.find(({ round_id }) => round_id === falsified)
  expect(same?.closed?.reason).toBe('Their export rounds up')
  await books.query('update studio.rounds set total_minor = total_minor + 1 where id = $1', [
    falsified,
  ])
  await later(6 * HOUR_MS)
  expect(await compare()).toBe(1)
  const other = await readDay()
  expect(other.differences.find(({ round_id }) => round_id === falsified)?.closed).toBeNull()
  expect(other.day.to_clear).toBe(2)
})

/** A round of the provider that has no studio, at noon of the day. */
async function giveGhostRound() {
  const { db } = world.api.ctx
  await sql`
    INSERT INTO game_provider (platform, name, slug, icon, ordinal)
    VALUES ('GHOST', 'Ghost Games', 'ghost', '', 99) ON CONFLICT DO NOTHING
  `.execute(db)
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, created_at)
    VALUES ('GHOST', 'g1', ${alice.playerId}, 'GHOST-1', 'BDT', 'closed', 500, 0, '[]',
      ${`${day}T12:00:00Z`}::timestamptz)
  `.execute(db)
}

const listing = (changed: object = {}, next: string | null = null) => ({
  status: 200,
  text: JSON.stringify({
    rounds: [
      {
        round_id: 'g1',
        player: playerReference(world.api.ctx.config.SECRET, 'GHOST', BigInt(alice.playerId)),
        currency: 'BDT',
        bet: '500',
        win: '0',
        state: 'closed',
        began_at: `${day}T12:00:00.000Z`,
        ...changed,
      },
    ],
    next,
  }),
})

test('[LAW-11] a silent provider is asked again in a quarter of an hour, whatever it says meanwhile', async () => {
  await giveGhostRound()
  const silences: [PlayedProvider['answer'], string][] = [
    [{ status: 503, text: 'busy' }, 'HTTP 503 busy'],
    [{ status: 200, text: '{"rounds":' }, 'JSON'],
    [listing({ bet: '5.00' }), 'the list is not in its form: rounds.0.bet'],
    [listing({ began_at: '2026-01-01T00:00:00Z' }), 'round g1 began outside'],
    [listing({}, 'again'), 'round g1 is listed twice'],
  ]
  for (const [said, why] of silences) {
    ghost.answer = said
    await compare()
    const read = await readDay('ghost')
    expect(read.day).toMatchObject({ state: 'silent', rounds: 0, difference_count: 0 })
    expect(read.why).toContain(why)
    await later(14 * MINUTE_MS)
    await compare()
    expect((await readDay('ghost')).day.at).toBe(read.day.at)
    await later(2 * MINUTE_MS)
  }
  expect(new Set(ghost.asked.map(({ url }) => url))).toEqual(
    new Set(['/api/operator/ghost/rounds/list']),
  )
  expect(ghost.asked.filter(({ text }) => text.includes('"cursor":"again"'))).not.toEqual([])
})

test('[LAW-6] two processes compare a day once, and one answer more says nothing new', async () => {
  ghost.answer = listing()
  await later(16 * MINUTE_MS)
  const before = ghost.asked.filter(({ text }) => text.includes(`"to":"${nextDay()}T00:15`)).length
  await Promise.all([compare(), compare(), compare()])
  const after = ghost.asked.filter(({ text }) => text.includes(`"to":"${nextDay()}T00:15`)).length
  expect(after - before).toBe(1)
  expect((await readDay('ghost')).day).toMatchObject({ state: 'agrees', rounds: 1 })
  const { rows } = await sql`SELECT * FROM round_day_turn`.execute(world.api.ctx.db)
  expect(rows).toEqual([])
})

function nextDay() {
  return utcDay(new Date(Date.parse(day) + 24 * HOUR_MS))
}

test('[LAW-6] a provider without a list is shown as that; every line of the desk has its day', async () => {
  await sql`DELETE FROM round_day_sum WHERE platform = 'GHOST'`.execute(world.api.ctx.db)
  await sql`DELETE FROM round_day WHERE platform = 'GHOST'`.execute(world.api.ctx.db)
  ghost.answer = { status: 404, text: '{"code":"NOT_FOUND"}' }
  await compare()
  expect((await readDay('ghost')).day).toMatchObject({ state: 'not_offered', rounds: 0 })
  const { body } = await world.call(staffRoundDays, { token, query: { page_size: '50' } })
  const lines = body.data.filter((line) => line.day === day)
  expect(lines.map(({ provider, state, to_clear }) => [provider, state, to_clear])).toEqual([
    ['padma', 'differs', 2],
    ['ghost', 'not_offered', 0],
  ])
  for (const params of [
    { provider: 'ghost', day: '2020-02-30' },
    { provider: 'nobody', day },
  ])
    expect((await world.call(staffRoundDay, { token, params })).error.code).toBe('NOT_FOUND')
})
