import { randomInt } from 'node:crypto'
import { openWorld, type Person, type World } from '@maidan/testkit'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { barPlayers } from '../../exchange/jobs/bar-players.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { HARBOUR, openMatch } from '../../exchange/testing/open-market.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { markLosses, POSTINGS_READ_MAX } from '../floors/mark-losses.ts'
import { readLosses } from '../floors/read-losses.ts'
import { limitsOf } from '../testing/limits-of.ts'

const ofDay = { kind: 'loss', period: 'day' } as const
const ofWeek = { kind: 'loss', period: 'week' } as const

let world: World
let limits: ReturnType<typeof limitsOf>
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  world = await openWorld({ studio: true, env: { FEED_STALE_MS: '60000' } })
  limits = limitsOf(world)
  betting = openBetting(world)
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())

async function limited(name: string, taka: string, cashMinor = 1_000_000n): Promise<Person> {
  const person = await world.signUp(name)
  await fundPlayer(world.api.ctx, person.playerId, cashMinor)
  await limits.limited(person, ofDay, taka)
  return person
}

const codeOf = async (person: Person, code: string, stake: number, odds = '3') => {
  const { status, error } = await betting.place(person, onTigers(code, 'back', odds, stake))
  return status === 200 ? 'taken' : error.code
}

test('[LAW-29] a loss limit counts games and the exchange together, what is at risk as well', async () => {
  const alice = await limited('alice', '500')
  const { code } = await openMatch(world)
  const table = await openTable(world, alice)
  expect((await table.bet('20000', table.newIds())).status).toBe(200)
  expect(await codeOf(alice, code, 301)).toBe('LOSS_LIMIT')
  expect(await codeOf(alice, code, 200)).toBe('taken')
  expect(await limits.shown(alice, ofDay)).toMatchObject({ used: '400.00', left: '100.00' })
  const refused = await table.bet('10001', table.newIds())
  expect([refused.status, refused.body['code']]).toEqual([403, 'LOSS_LIMIT'])
  expect(refused.body['message']).toContain('leaves ৳ 100.00 to play with')
  expect((await table.bet('10000', table.newIds())).status).toBe(200)
  expect(await codeOf(alice, code, 10)).toBe('LOSS_LIMIT')
})

test('[LAW-29] a win makes room, a deposit does not, and what is owed is always paid', async () => {
  const bob = await limited('bob', '100')
  const table = await openTable(world, bob)
  const ids = table.newIds()
  expect((await table.bet('10000', ids)).status).toBe(200)
  await fundPlayer(world.api.ctx, bob.playerId, 500_000n)
  expect((await table.bet('1000', table.newIds())).body['code']).toBe('LOSS_LIMIT')
  expect((await table.win('15000', ids)).status).toBe(200)
  expect((await table.bet('15001', table.newIds())).body['code']).toBe('LOSS_LIMIT')
  const back = table.newIds()
  expect((await table.bet('15000', back)).status).toBe(200)
  expect((await table.rollback(back)).status).toBe(200)
  expect((await table.bet('15000', table.newIds())).status).toBe(200)
})

test('[LAW-29] the tightest period decides, and a bet above the balance is told as such', async () => {
  const carol = await limited('carol', '1000', 50_000n)
  await limits.limited(carol, ofWeek, '200')
  const { code } = await openMatch(world)
  expect(await codeOf(carol, code, 201)).toBe('LOSS_LIMIT')
  expect(await codeOf(carol, code, 501)).toBe('NOT_ENOUGH_MONEY')
  expect(await codeOf(carol, code, 200)).toBe('taken')
})

test('[LAW-29] a bet that lowers what is at risk is let by, and a lost market stays used', async () => {
  const dora = await limited('dora', '100')
  const erna = await world.signUp('erna')
  await fundPlayer(world.api.ctx, erna.playerId, 1_000_000n)
  const { code } = await openMatch(world)
  await betting.placed(dora, onTigers(code, 'back', '3', 100))
  await betting.placed(erna, onTigers(code, 'lay', '3', 100))
  expect(await codeOf(dora, code, 10)).toBe('LOSS_LIMIT')
  expect((await betting.place(dora, onTigers(code, 'lay', '3', 50))).status).toBe(200)
  await betting.placed(erna, onTigers(code, 'back', '3', 50))
  expect(await limits.shown(dora, ofDay)).toMatchObject({ used: '50.00' })
  await settleMarket(world.api.ctx, {
    code,
    outcome: { winners: [HARBOUR] },
    decidedBy: 'feed',
    reason: '',
  })
  expect(await limits.shown(dora, ofDay)).toMatchObject({ used: '50.00', left: '50.00' })
})

const mark = ({ playerId }: Person) =>
  inTransaction(world.api.ctx.db, (tx) => markLosses(tx, [BigInt(playerId)], world.clock.now()))

test('[LAW-29] however much was played, a bet reads little, and the limit stands where it stood', async () => {
  const iris = await limited('iris', '500')
  const table = await openTable(world, iris)
  const bet = async () => (await table.bet('100', table.newIds())).status
  const many = Array.from({ length: Number(POSTINGS_READ_MAX) + 1 }, bet)
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
  expect(await bet()).toBe(200)
  const now = world.clock.now()
  const [loss] = await readLosses(world.api.ctx.db, [BigInt(iris.playerId)], now)
  expect(loss?.postings).toBe(1n)
  expect(await limits.shown(iris, ofDay)).toMatchObject({ used: '202.00', left: '298.00' })
  expect((await table.bet('29801', table.newIds())).body['code']).toBe('LOSS_LIMIT')
  expect((await table.bet('29800', table.newIds())).status).toBe(200)
})

test('[LAW-29] bets at once pass the floor no further than one after another', async () => {
  const frida = await limited('frida', '100')
  const table = await openTable(world, frida)
  const codes = (await Promise.all([1, 2, 3, 4].map(() => openMatch(world)))).map(
    ({ code }) => code,
  )
  const played = Array.from({ length: 6 }, () => table.bet('3000', table.newIds()))
  const placed = codes.map((code) => codeOf(frida, code, 30))
  const taken = [
    ...(await Promise.all(played)).map(({ status }) => status === 200),
    ...(await Promise.all(placed)).map((answer) => answer === 'taken'),
  ].filter(Boolean)
  expect(taken).toHaveLength(3)
  expect(await limits.shown(frida, ofDay)).toMatchObject({ used: '90.00', left: '10.00' })
  expect(await barPlayers(world.api.ctx)).toBe(0)
})

type Deed = { kind: 'bet' | 'win' | 'back' | 'deposit' | 'mark'; minor: number }

test('[LAW-29] whatever is played, the floor is where the sum of the postings puts it', async () => {
  const seed = randomInt(2 ** 31)
  const deed = fc.record<Deed>({
    kind: fc.constantFrom('bet', 'bet', 'bet', 'win', 'back', 'deposit', 'mark'),
    minor: fc.integer({ min: 1, max: 6_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      const hana = await limited('hana', '100', 15_000n)
      const table = await openTable(world, hana)
      // The slow model: every posting, and whether it was play.
      const postings: { isPlay: boolean; minor: bigint }[] = []
      const [seen, foreseen]: (string | undefined)[][] = [[], []]
      const open: { ids: ReturnType<typeof table.newIds>; minor: number }[] = []
      for (const { kind, minor } of deeds) {
        const cash = postings.reduce((sum, one) => sum + one.minor, 15_000n)
        const other = postings.filter(({ isPlay }) => !isPlay)
        const floor = other.reduce((sum, one) => sum + one.minor, 15_000n) - 10_000n
        const [last] = open
        if (kind === 'mark') await mark(hana)
        else if (kind === 'deposit') {
          await fundPlayer(world.api.ctx, hana.playerId, BigInt(minor))
          postings.push({ isPlay: false, minor: BigInt(minor) })
        } else if (kind === 'bet') {
          const ids = table.newIds()
          const answer = await table.bet(String(minor), ids)
          const after = cash - BigInt(minor)
          const expected =
            after < 0n ? 'WALLET_NOT_ENOUGH_MONEY' : after < floor ? 'LOSS_LIMIT' : undefined
          seen?.push(answer.body['code'])
          foreseen?.push(expected)
          if (expected === undefined) {
            postings.push({ isPlay: true, minor: -BigInt(minor) })
            open.unshift({ ids, minor })
          }
        } else if (last) {
          open.shift()
          const won = kind === 'win' ? minor : last.minor
          const answer = await (kind === 'win'
            ? table.win(String(minor), last.ids)
            : table.rollback(last.ids))
          seen?.push(answer.body['code'])
          foreseen?.push(undefined)
          postings.push({ isPlay: true, minor: BigInt(won) })
        }
      }
      expect(seen).toEqual(foreseen)
      expect(await table.balance()).toBe(postings.reduce((sum, one) => sum + one.minor, 15_000n))
    }),
    { seed, numRuns: 6 },
  )
}, 120_000)

/** The last one: what is posted bears the time of the database, which no test turns. */
test('[LAW-29] a new day is a new limit', async () => {
  const gina = await limited('gina', '100')
  const table = await openTable(world, gina)
  expect((await table.bet('10000', table.newIds())).status).toBe(200)
  expect((await table.bet('100', table.newIds())).body['code']).toBe('LOSS_LIMIT')
  world.clock.advance(24 * 3_600_000)
  const later = await logInAgain(world, gina)
  expect(await limits.shown(later, ofDay)).toMatchObject({ used: '0.00', left: '100.00' })
  const other = await openTable(world, later)
  expect((await other.bet('10000', other.newIds())).status).toBe(200)
})
