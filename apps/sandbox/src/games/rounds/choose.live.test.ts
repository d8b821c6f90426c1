import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyTurns } from '../../boards/page/turns/verify-turns.ts'
import type { ReplayView, RoundProof, RoundView, SessionView } from '../studio-api.ts'
import { eventually } from '../test-wallet/eventually.ts'
import {
  openWorld,
  startTestStudio,
  TEST_BALANCE_MINOR,
  type World,
} from '../test-wallet/open-world.ts'
import { get, post, type Called } from '../test-wallet/page-calls.ts'

const BASKET = 'PADMA-NETS'
const BET = 2_000n
const CAST = { fish: 'puti' }
const HOME = { home: true }

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const begin = (session: string, spinId: string, setup: unknown = {}) =>
  post(world.studio.url, '/studio/spin', { session, betMinor: String(BET), spinId, setup })

const choose = (session: string, roundId: string, at: number, choice: unknown) =>
  post(world.studio.url, '/studio/choose', { session, roundId, at, choice })

const viewOf = ({ body }: Called) => body as unknown as RoundView

const resume = async (session: string) =>
  (await post(world.studio.url, '/studio/resume', { session })).body as unknown as SessionView

const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

const verbsOf = (roundId: string) =>
  world.wallet.seen.filter(({ raw }) => raw.includes(roundId)).map(({ verb }) => verb)

/** A basket of its own, open, with the session that plays it. */
async function openBasket(player: string): Promise<{ session: string; roundId: string }> {
  const session = await world.seat(player, BASKET)
  const { roundId } = viewOf(await begin(session, `${player}-basket`))
  return { session, roundId }
}

describe('a round of choices', () => {
  test('[LAW-21] takes its stake, waits for choices, and pays what they come to, once', async () => {
    const session = await world.seat('alice', BASKET)
    const opened = viewOf(await begin(session, 'alice-basket'))
    expect([opened.isOpen, opened.events, balanceOf('alice')]).toEqual([
      true,
      [],
      TEST_BALANCE_MINOR - BET,
    ])
    const cast = viewOf(await choose(session, opened.roundId, 0, CAST))
    expect([cast.isOpen, cast.events.length, cast.choices]).toEqual([true, 1, [CAST]])
    const home = viewOf(await choose(session, opened.roundId, 1, HOME))
    expect([home.isOpen, home.settlement, home.events.length]).toEqual([false, 'done', 2])
    expect(balanceOf('alice')).toBe(TEST_BALANCE_MINOR - BET + BigInt(home.totalWinMinor))
    expect(home.balanceMinor).toBe(String(balanceOf('alice')))
    expect(verbsOf(opened.roundId)).toEqual(['bet', 'win', 'end-round'])
  })

  test('[LAW-19] makes a choice once, however often and however many at once it is sent', async () => {
    const { session, roundId } = await openBasket('bob')
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => choose(session, roundId, 0, CAST)),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(new Set(sent.map((answer) => JSON.stringify(viewOf(answer).events))).size).toBe(1)
    const again = await choose(session, roundId, 0, CAST)
    expect(viewOf(again).choices).toEqual([CAST])
  })

  test.each([
    ['another choice in the place of one that was made', 0, HOME, 409, 'CHOICE_OUT_OF_ORDER'],
    ['a choice before its turn', 2, CAST, 409, 'CHOICE_OUT_OF_ORDER'],
    ['what is no choice of the game', 1, { fish: 'dolphin' }, 422, 'CHOICE_ILLEGAL'],
    ['nothing', 1, null, 422, 'CHOICE_ILLEGAL'],
  ])('refuses %s and changes nothing', async (what, at, choice, status, code) => {
    const { session, roundId } = await openBasket(`frank${what.length}`)
    await choose(session, roundId, 0, CAST)
    const refused = await choose(session, roundId, at, choice)
    expect([refused.status, refused.body['code']]).toEqual([status, code])
    expect((await resume(session)).unfinished?.choices).toEqual([CAST])
  })

  test('[LAW-19] takes no choice after its end, and answers the last one again', async () => {
    const { session, roundId } = await openBasket('carol')
    const home = await choose(session, roundId, 0, HOME)
    const again = await choose(session, roundId, 0, HOME)
    const after = await choose(session, roundId, 1, CAST)
    expect([again.status, viewOf(again).totalWinMinor]).toEqual([200, viewOf(home).totalWinMinor])
    expect([after.status, after.body['code']]).toEqual([409, 'ROUND_OVER'])
    expect(balanceOf('carol')).toBe(TEST_BALANCE_MINOR)
    // Nothing of the stake was at risk, and the operator is told so.
    const win = world.wallet.seen.find(({ verb, raw }) => verb === 'win' && raw.includes(roundId))
    expect(JSON.parse(win?.raw ?? '{}')).toMatchObject({ unplayed: String(BET) })
  })

  test("[LAW-7] is nobody's but its player's", async () => {
    const { roundId } = await openBasket('dave')
    const thief = await world.seat('mallory', BASKET)
    const tried = await choose(thief, roundId, 0, HOME)
    expect([tried.status, tried.body['code']]).toEqual([404, 'ROUND_NOT_FOUND'])
    expect(balanceOf('mallory')).toBe(TEST_BALANCE_MINOR)
  })

  test('[LAW-21] keeps the next round and new seeds waiting while it is open', async () => {
    const { session } = await openBasket('erin')
    const next = await begin(session, 'erin-basket-2')
    const body = { session, clientSeed: 'mine' }
    const seeds = await post(world.studio.url, '/studio/fairness/rotate', body)
    expect([next.body['code'], seeds.body['code']]).toEqual([
      'ROUND_UNFINISHED',
      'ROUND_UNFINISHED',
    ])
  })

  test('does not begin with a setup that the game does not know', async () => {
    const session = await world.seat('grace', BASKET)
    const { status, body } = await begin(session, 'grace-basket', { nets: 2 })
    expect([status, body['code'], balanceOf('grace')]).toEqual([
      422,
      'SETUP_INVALID',
      TEST_BALANCE_MINOR,
    ])
  })

  test('is another round under a used id when the stake is another', async () => {
    const { session } = await openBasket('heidi')
    const order = { session, betMinor: '5000', spinId: 'heidi-basket', setup: {} }
    const { body } = await post(world.studio.url, '/studio/spin', order)
    expect(body['code']).toBe('SPIN_ID_REUSED')
  })
})

describe('a round that was left', () => {
  test('[LAW-21] goes on after a reload and after the studio was started anew', async () => {
    const { session, roundId } = await openBasket('ivan')
    const cast = viewOf(await choose(session, roundId, 0, CAST))
    const other = await startTestStudio(world.wallet, world.database)
    const { body } = await post(other.url, '/studio/resume', { session })
    await other.close()
    const left = (body as unknown as SessionView).unfinished
    expect([left?.isOpen, left?.events, left?.choices]).toEqual([true, cast.events, [CAST]])
    expect(viewOf(await choose(session, roundId, 1, HOME)).isOpen).toBe(false)
  })

  test('[LAW-21] is played to its end for a player who stays away for hours', async () => {
    const { session, roundId } = await openBasket('judy')
    const cast = viewOf(await choose(session, roundId, 0, CAST))
    await world.database.run(
      `update studio.rounds set chosen_at = now() - interval '121 minutes' where id = '${roundId}'`,
    )
    await eventually(() => expect(verbsOf(roundId)).toEqual(['bet', 'win', 'end-round']))
    const left = (await resume(session)).unfinished
    expect([left?.isOpen, left?.choices, left?.events.slice(0, 1)]).toEqual([
      false,
      [CAST, HOME],
      cast.events,
    ])
    expect(balanceOf('judy')).toBe(TEST_BALANCE_MINOR - BET + BigInt(left?.totalWinMinor ?? 0))
  })

  test('[LAW-21] is played to its end, though one that was left before it cannot be', async () => {
    const [broken, sound] = [await openBasket('niaj'), await openBasket('olivia')]
    const leave = ({ roundId }: typeof broken, minutes: number, game: string) =>
      world.database.run(
        `update studio.rounds set chosen_at = now() - interval '${minutes} minutes', game = '${game}'
         where id = '${roundId}'`,
      )
    await leave(broken, 200, 'PADMA-NOWHERE')
    await leave(sound, 121, BASKET)
    await eventually(() => expect(verbsOf(sound.roundId)).toEqual(['bet', 'win', 'end-round']))
    expect(verbsOf(broken.roundId)).toEqual(['bet'])
    await leave(broken, 200, BASKET)
    await eventually(() => expect(verbsOf(broken.roundId)).toEqual(['bet', 'win', 'end-round']))
  })

  test('[LAW-21] is played to its end, though as many as are looked at at once cannot be', async () => {
    const { session, roundId } = await openBasket('quentin')
    const others = Array.from({ length: 25 }, (_, at) => `quentin-broken-${at}`)
    for (const player of others) await openBasket(player)
    await world.database.run(
      `update studio.rounds set chosen_at = now() - interval '200 minutes', game = 'PADMA-NOWHERE'
       where player in (${others.map((player) => `'${player}'`).join(', ')})`,
    )
    await world.database.run(
      `update studio.rounds set chosen_at = now() - interval '121 minutes' where id = '${roundId}'`,
    )
    await eventually(() => expect(verbsOf(roundId)).toEqual(['bet', 'win', 'end-round']))
    expect((await resume(session)).unfinished?.isOpen).toBe(false)
  })

  test('[LAW-21] does not outlast the operator’s patience by a choice now and then', async () => {
    const { session, roundId } = await openBasket('mallet')
    await choose(session, roundId, 0, CAST)
    await world.database.run(
      `update studio.rounds set placed_at = now() - interval '241 minutes' where id = '${roundId}'`,
    )
    await eventually(() => expect(verbsOf(roundId)).toEqual(['bet', 'win', 'end-round']))
    const late = await choose(session, roundId, 1, CAST)
    expect([late.status, late.body['code']]).toEqual([409, 'ROUND_OVER'])
  })
})

describe('a past round of choices', () => {
  test('[LAW-20] can be checked in the browser, choice by choice, and changed in none', async () => {
    const { session, roundId } = await openBasket('kate')
    await choose(session, roundId, 0, CAST)
    await choose(session, roundId, 1, { fish: 'rui' })
    await choose(session, roundId, 2, HOME)
    await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'kates' })
    const { body } = await get(world.studio.url, `/studio/rounds/${roundId}`, session)
    const proof = body as unknown as RoundProof
    expect(await verifyTurns(BASKET, proof)).toBe('good')
    const fewer = { ...proof, choices: [CAST, HOME] }
    expect(await verifyTurns(BASKET, fewer)).toBe('bad-round')
    const paidLess = { ...proof, totalWinMinor: String(BigInt(proof.totalWinMinor ?? '0') - 1n) }
    expect(await verifyTurns(BASKET, paidLess)).toBe('bad-round')
    const nothing = { ...proof, choices: [HOME, HOME], events: [], totalWinMinor: '0' }
    expect(await verifyTurns(BASKET, nothing)).toBe('bad-round')
  })

  test('[LAW-21] is shown again by its link and by no other key', async () => {
    const { session, roundId } = await openBasket('leo')
    const home = viewOf(await choose(session, roundId, 0, HOME))
    const link = new URL(home.recallUrl)
    const page = await fetch(new URL(link.pathname + link.search, world.studio.url), {
      redirect: 'manual',
    })
    const board = new URL(page.headers.get('location') ?? '', world.studio.url)
    expect([page.status, board.pathname]).toEqual([302, `/play/${BASKET}`])
    const key = board.searchParams.get('key')
    const replay = await fetch(
      new URL(`/studio/replay/${roundId}?key=${String(key)}`, world.studio.url),
    )
    const view = (await replay.json()) as ReplayView
    expect([view.round.events, view.round.totalWinMinor]).toEqual([home.events, home.totalWinMinor])
    const wrong = await fetch(
      new URL(`/studio/replay/${roundId}?key=${'x'.repeat(32)}`, world.studio.url),
    )
    expect(wrong.status).toBe(404)
  })
})
