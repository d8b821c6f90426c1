import { roundListAnswer, type RoundListAnswer } from '@maidan/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../test-wallet/open-world.ts'
import { callAsOperator } from '../test-wallet/operator-calls.ts'
import { post } from '../test-wallet/page-calls.ts'

const HOUR_MS = 3_600_000

let world: World
let asked: { from: string; to: string; cursor: string | null }

beforeAll(async () => {
  world = await openWorld()
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  asked = { from: at(-1), to: at(1), cursor: null }
})
afterEach(() => {
  for (const verb of Object.keys(world.wallet.faults)) delete world.wallet.faults[verb]
})
afterAll(() => world.close())

type Signed = Parameters<typeof callAsOperator>[3]

const ask = (question: object = asked, signed: Signed = {}) =>
  callAsOperator(world.studio.url, 'list', { ...question }, signed)

/** All pages. */
async function list(signed?: Signed): Promise<RoundListAnswer['rounds']> {
  const rounds: RoundListAnswer['rounds'] = []
  for (let cursor: string | null | undefined = null; cursor !== undefined;) {
    const { status, body } = await ask({ ...asked, cursor }, signed)
    expect(status).toBe(200)
    const page = roundListAnswer.parse(body)
    rounds.push(...page.rounds)
    cursor = page.next ?? undefined
  }
  return rounds
}

async function roundsOf(player: string) {
  return (await list()).filter((round) => round.player === player)
}

/** What the wallet has taken of a round and paid for it, by the calls that it has seen. */
function atWallet(roundId: string, verb: 'bet' | 'win'): string {
  const calls = world.wallet.seen.filter((call) => call.verb === verb)
  const sums = new Map(
    calls.map(({ raw }) => {
      const sent = JSON.parse(raw) as Record<string, string>
      return [
        sent['transaction_id'],
        sent['round_id'] === roundId ? BigInt(sent['amount'] ?? 0) : 0n,
      ]
    }),
  )
  return String([...sums.values()].reduce((sum, minor) => sum + minor, 0n))
}

async function spin(player: string, spinId: string, session?: string) {
  const seat = session ?? (await world.seat(player))
  return post(world.studio.url, '/studio/spin', { session: seat, betMinor: '1000', spinId })
}

test('[LAW-6] rounds stand with what the wallet took and paid, oldest first', async () => {
  const session = await world.seat('alice')
  for (const id of ['one', 'two', 'three'])
    expect((await spin('alice', `alice-${id}`, session)).status).toBe(200)
  const rounds = await roundsOf('alice')
  expect(rounds).toHaveLength(3)
  for (const { round_id, bet, win, state, currency } of rounds)
    expect([bet, win, state, currency]).toEqual([
      atWallet(round_id, 'bet'),
      atWallet(round_id, 'win'),
      'closed',
      'BDT',
    ])
  expect(rounds.map(({ began_at }) => began_at)).toEqual(
    rounds.map(({ began_at }) => began_at).toSorted(),
  )
})

test('[LAW-6] a refused round is left out, one that is given back is cancelled', async () => {
  world.wallet.book.addPlayer('poor', 0n)
  const session = await world.seat('poor')
  world.wallet.book.addPlayer('poor', 0n)
  expect((await spin('poor', 'poor-first', session)).status).toBe(402)
  expect(await roundsOf('poor')).toEqual([])
  world.wallet.faults['bet'] = [{ kind: 'cut' }]
  expect((await spin('bob', 'bob-first')).body['code']).toBe('BET_RETURNED')
  expect(await roundsOf('bob')).toMatchObject([{ bet: '0', win: '0', state: 'cancelled' }])
})

test('[LAW-6] a round that waits for its player is open, with what raises have added', async () => {
  const session = await world.seat('carol', 'BAGH-BLACKJACK')
  const order = { session, betMinor: '1000', setup: {} }
  let at = 0
  let hand = await post(world.studio.url, '/studio/spin', { ...order, spinId: 'carol-0' })
  while (hand.body['isOpen'] !== true) {
    at += 1
    hand = await post(world.studio.url, '/studio/spin', { ...order, spinId: `carol-${at}` })
  }
  const roundId = String(hand.body['roundId'])
  const find = async () =>
    (await list({ provider: 'bagh' })).find(({ round_id }) => round_id === roundId)
  expect(await find()).toMatchObject({ bet: '1000', win: '0', state: 'open' })
  const choice = { session, roundId, at: 0, choice: { move: 'double' } }
  expect((await post(world.studio.url, '/studio/choose', choice)).status).toBe(200)
  expect(await find()).toMatchObject({
    bet: '2000',
    win: atWallet(roundId, 'win'),
    state: 'closed',
  })
  expect((await list()).find(({ round_id }) => round_id === roundId)).toBeUndefined()
})

test('[LAW-6] play money is no matter of the operator’s', async () => {
  expect((await spin('demo:zoe', 'zoe-first')).status).toBe(200)
  expect(await roundsOf('demo:zoe')).toEqual([])
})

test.each([
  ['open', null, null, '500', '0', 'open'],
  ['closed', 'won', '900', '500', '900', 'closed'],
  ['settling', 'lost', '0', '500', '0', 'closed'],
  ['closed', 'cashed_out', '300', '500', '300', 'closed'],
  ['settling', 'void', null, '0', '0', 'cancelled'],
  ['returning', null, null, '0', '0', 'cancelled'],
])('[LAW-6] a bet of the sports book that is %s and %s is listed', async (...row) => {
  const [state, result, winMinor, bet, win, listed] = row
  const id = `b-${state}-${result}`
  await world.database.run(`
    insert into studio.bets (id, bet_id, player, currency, language, wallet_session, stake_minor, state,
      result, cashed_minor, recall_key)
    values ('${id}', '${id}', 'fay', 'BDT', 'en', 's', 500, '${state}',
      ${result === null ? 'null' : `'${result}'`}, ${result === 'cashed_out' ? 300 : 'null'}, 'k')`)
  if (winMinor !== null)
    await world.database.run(`
      insert into studio.bet_calls (transaction_id, round_id, verb, provider, body, next_attempt_at,
        answered_at)
      values ('${id}-win', '${id}', 'win', 'lucky', '{"amount":"${winMinor}"}', now(), now())`)
  const found = (await list({ provider: 'lucky' })).find(({ round_id }) => round_id === id)
  expect(found).toMatchObject({ player: 'fay', bet, win, state: listed })
  expect((await list()).find(({ round_id }) => round_id === id)).toBeUndefined()
})

test.each([
  ['taken', null, '500', '0', 'open'],
  ['settling', 0, '500', '0', 'closed'],
  ['closed', 900, '500', '900', 'closed'],
  ['returned', null, '0', '0', 'cancelled'],
])('[LAW-6] a bet in a room that is %s with %s is listed', async (state, won, bet, win, listed) => {
  await world.database.run(`
    insert into studio.rooms (game, epoch) values ('ROOM', 1) on conflict do nothing;
    insert into studio.room_chains (game, length, last_link, terminal)
      values ('ROOM', 9, 'l', 't') on conflict do nothing;
    insert into studio.room_rounds (game, number, chain_id, link_index, link_hash, phase, phase_began_ms)
      select 'ROOM', 1, id, 1, 'h', 'given-back', 0 from studio.room_chains where game = 'ROOM'
      on conflict do nothing;
    insert into studio.room_bets (id, bet_id, provider, game, number, player, username, currency,
        language, wallet_session, spot, stake_minor, client_seed, state, win_minor, recall_key)
      values ('m-${state}', 'm-${state}', 'shapla', 'ROOM', 1, 'gus', 'gus', 'BDT', 'en', 's', '{}',
        500, 'seed', '${state}', ${won}, 'k')`)
  const found = (await list({ provider: 'shapla' })).find(
    ({ round_id }) => round_id === `m-${state}`,
  )
  expect(found).toMatchObject({ player: 'gus', bet, win, state: listed })
})

test('[LAW-6] more than a page goes on behind its cursor, also where all began at one moment', async () => {
  await spin('dave', 'dave-first')
  const [one] = await roundsOf('dave')
  await world.database.run(`
    insert into studio.rounds (id, spin_id, provider, game, player, currency, language, wallet_session,
      bet_minor, seed_pair_id, nonce, state, events, total_minor, recall_key, placed_at)
    select id || '-' || n, spin_id || n, provider, game, player, currency, language, wallet_session,
      bet_minor, seed_pair_id, 1000 + n, 'closed', events, total_minor, recall_key, placed_at
    from studio.rounds cross join generate_series(1, 1100) n where id = '${one?.round_id}'`)
  const seen = (await list()).map(({ round_id }) => round_id)
  expect((await ask()).body['rounds']).toHaveLength(500)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => id.startsWith(one?.round_id ?? '?'))).toHaveLength(1_101)
})

test('[LAW-6] a span takes its first instant and not its last', async () => {
  await spin('erin', 'erin-first')
  const [one] = await roundsOf('erin')
  const began = Date.parse(one?.began_at ?? '')
  const span = (from: number, to: number) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    cursor: null,
  })
  const has = async (from: number, to: number) =>
    JSON.stringify((await ask(span(from, to))).body).includes(one?.round_id ?? '?')
  expect(await has(began, began + 1)).toBe(true)
  expect(await has(began - 1, began)).toBe(false)
  expect(await has(began + 1, began + HOUR_MS)).toBe(false)
})

test('[LAW-19] a question that is not signed, or makes no sense, is answered with nothing', async () => {
  expect((await ask(asked, { secret: 'not-the-secret-of-this-provider-at-all' })).status).toBe(401)
  expect((await ask(asked, { timestamp: Date.now() - HOUR_MS })).status).toBe(401)
  for (const wrong of [
    { ...asked, cursor: 'x' },
    { ...asked, from: 'yesterday' },
    { from: asked.from, to: asked.to },
  ]) {
    const { status, body } = await ask(wrong)
    expect([status, body['code'], body['rounds']]).toEqual([422, 'INVALID_BODY', undefined])
  }
})
