import { openWorld, type World } from '@maidan/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { countStakes } from './count-stakes.ts'
import { uncountStakes } from './uncount-stakes.ts'

let world: World
let players: [bigint, bigint]

beforeAll(async () => {
  world = await openWorld()
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  players = [BigInt(alice.playerId), BigInt(bob.playerId)]
})
afterAll(() => world.close())

let dealt = 0
const fresh = () => `s${(dealt += 1)}`

/** A requirement as the credit of a deposit would leave it. */
async function require(playerId: bigint, requiredMinor: bigint): Promise<bigint> {
  const reference = `T${fresh()}`
  const { rows } = await sql<{ id: bigint }>`
    WITH paid AS (
      INSERT INTO bonus (reference, player_id, kind, amount_minor, currency)
      VALUES (${reference}, ${playerId}, 'deposit', 1, 'BDT') RETURNING id
    )
    INSERT INTO turnover (player_id, bonus_id, status, required_minor, remaining_minor)
    SELECT ${playerId}, id, 'active', ${requiredMinor}, ${requiredMinor} FROM paid RETURNING id
  `.execute(world.api.ctx.db)
  return rows[0]?.id ?? 0n
}

const stakeOf = (playerId: bigint, stakeKey: string, stakeMinor: bigint) => ({
  playerId,
  stakeKey,
  stakeMinor,
  gameName: 'River Gold',
  kind: 'slot' as const,
  oddsCenti: null,
  at: world.clock.now(),
})
type Stake = ReturnType<typeof stakeOf>
const count = (stakes: Stake[]) => inTransaction(world.api.ctx.db, (tx) => countStakes(tx, stakes))
const giveBack = (stakeKey: string, stakeMinor: bigint) =>
  inTransaction(world.api.ctx.db, (tx) => uncountStakes(tx, [{ stakeKey, stakeMinor }]))
/** More than any stake of these tests: all of it goes back. */
const WHOLE_MINOR = 10n ** 12n
const uncount = (keys: string[]) =>
  inTransaction(world.api.ctx.db, (tx) =>
    uncountStakes(
      tx,
      keys.map((stakeKey) => ({ stakeKey, stakeMinor: WHOLE_MINOR })),
    ),
  )

type Kept = {
  id: bigint
  status: string
  required_minor: bigint
  remaining_minor: bigint
  bets_counted: bigint
  parts_minor: bigint
  bets: bigint
}

async function read(ids: readonly bigint[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    SELECT t.id, t.status, t.required_minor, t.remaining_minor, t.bets_counted,
      coalesce(sum(p.counted_minor), 0)::bigint AS parts_minor,
      coalesce(sum(sign(p.counted_minor)), 0)::bigint AS bets
    FROM turnover t LEFT JOIN turnover_part p ON p.turnover_id = t.id
    WHERE t.id = ANY(${[...ids]}::bigint[]) GROUP BY t.id ORDER BY t.id
  `.execute(world.api.ctx.db)
  return rows
}

test('[REC-24] the oldest requirement goes first, the overflow to the next, a key counts once', async () => {
  const [alice] = players
  const ids = [await require(alice, 1_000n), await require(alice, 1_000n)]
  await count([stakeOf(alice, 'first', 600n), stakeOf(alice, 'second', 700n)])
  await count([stakeOf(alice, 'first', 600n)])
  const [older, newer] = await read(ids)
  expect([older?.remaining_minor, older?.status, older?.bets_counted]).toEqual([0n, 'complete', 2n])
  expect([newer?.remaining_minor, newer?.status, newer?.bets_counted]).toEqual([700n, 'active', 1n])
  await uncount(['second', 'second', 'never seen'])
  await uncount(['second'])
  const [opened, other] = await read(ids)
  expect([opened?.remaining_minor, opened?.status]).toEqual([400n, 'active'])
  expect([other?.remaining_minor, other?.bets_counted]).toEqual([1_000n, 0n])
  await count([stakeOf(alice, 'second', 700n)])
  expect((await read(ids)).map(({ remaining_minor }) => remaining_minor)).toEqual([400n, 1_000n])
  await count([stakeOf(alice, 'rest', 5_000n)])
  expect((await read(ids)).map(({ status }) => status)).toEqual(['complete', 'complete'])
})

test('[REC-27] whatever is staked and rolled back, the parts add up to what was done', async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('require' as const),
        who: fc.nat(1),
        minor: fc.integer({ min: 1, max: 900 }),
      }),
      fc.record({
        kind: fc.constant('stake' as const),
        who: fc.nat(1),
        minor: fc.integer({ min: 1, max: 900 }),
      }),
      fc.record({ kind: fc.constant('undo' as const), pick: fc.nat() }),
    ),
    { minLength: 5, maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const ids: bigint[] = []
      const keys: string[] = []
      for (const step of plan) {
        if (step.kind === 'undo') {
          await uncount(keys.splice(step.pick % Math.max(keys.length, 1), 1))
        } else if (step.kind === 'require') {
          ids.push(await require(players[step.who === 0 ? 0 : 1], BigInt(step.minor)))
        } else {
          const key = fresh()
          keys.push(key)
          await count([stakeOf(players[step.who === 0 ? 0 : 1], key, BigInt(step.minor))])
        }
        for (const kept of await read(ids)) {
          expect(kept.required_minor - kept.remaining_minor).toBe(kept.parts_minor)
          expect(kept.bets_counted).toBe(kept.bets)
          expect(kept.status).toBe(kept.remaining_minor === 0n ? 'complete' : 'active')
        }
      }
      await uncount(keys)
      for (const kept of await read(ids)) expect(kept.remaining_minor).toBe(kept.required_minor)
      await sql`UPDATE turnover SET status = 'complete', remaining_minor = 0 WHERE id = ANY(${ids}::bigint[])`.execute(
        world.api.ctx.db,
      )
    }),
    { numRuns: 25 },
  )
})

test('[REC-27] what of a stake was never at risk does not count, and is taken back once', async () => {
  const [alice] = players
  const id = await require(alice, 10_000n)
  const [basket, untouched] = [fresh(), fresh()]
  await count([stakeOf(alice, basket, 2_000n), stakeOf(alice, untouched, 2_000n)])
  await giveBack(basket, 1_900n)
  await giveBack(basket, 1_900n)
  await giveBack(untouched, 2_000n)
  const [kept] = await read([id])
  expect([kept?.remaining_minor, kept?.parts_minor]).toEqual([9_900n, 100n])
})

test('[REC-27] stakes counted and taken back at the same time lose nothing', async () => {
  const [, bob] = players
  const id = await require(bob, 100_000n)
  const keys = Array.from({ length: 40 }, fresh)
  await Promise.all(keys.map((key) => count([stakeOf(bob, key, 100n)])))
  await Promise.all([
    ...keys.slice(0, 20).map((key) => uncount([key])),
    ...Array.from({ length: 20 }, () => count([stakeOf(bob, fresh(), 50n)])),
  ])
  const [kept] = await read([id])
  expect(kept?.remaining_minor).toBe(100_000n - 20n * 100n - 20n * 50n)
  expect(kept?.parts_minor).toBe(20n * 100n + 20n * 50n)
})
