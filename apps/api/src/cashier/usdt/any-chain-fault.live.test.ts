import { requestEwallet } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cancelPayment } from '../flows/cancel-payment.ts'
import { leaveFigures } from '../testing/faults/fault-figures.ts'
import { inRounds } from '../testing/faults/in-rounds.ts'
import { countTransfer, UNASKED, type ChainAsk } from '../testing/faults/model-chain.ts'
import { planScripts } from '../testing/faults/plan-scripts.ts'
import { refusalOnly } from '../testing/faults/refusal-only.ts'
import { tallyLines } from '../testing/faults/tally-lines.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayChain, type PlayChain } from '../testing/open-play-chain.ts'
import { owedBy } from '../testing/watch-payment.ts'
import { tronAccount } from './addresses/tron-address.ts'
import { readCursor } from './chain/chain-cursor.ts'
import { watchUsdt } from './chain/watch-usdt.ts'

const { count: SCRIPTS, seed, least, timeoutMs, draw } = planScripts(60)
const PLAYERS = 10
/** A promise holds for half an hour. */
const LATE_MS = 40 * 60_000

let world: World
let desk: Desk
let chain: PlayChain
let players: Player[]

/** Somebody with an address of their own, once they have asked for one. */
type Player = { person: Person; address: string; asks: ChainAsk[] }

beforeAll(async () => {
  world = await openWorld({
    payments: true,
    tron: { blockMs: 100, solidLag: 3 },
    idleJobs: ['watch-usdt', 'check-statements'],
    env: { LIMITS_SCALE: '1000' },
  })
  desk = openDesk(world)
  chain = openPlayChain(world)
  players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, one) => {
      return { person: await world.signUp(`chain${one}`), address: '', asks: [] }
    }),
  )
  await watch()
})
afterAll(async () => {
  await chain.close()
  await world.close()
})

const watch = () => watchUsdt(world.api.ctx)

const anySending = fc.record({
  amount: fc.constantFrom('10', '10', '20', '12.345678', '0.000001', '0.000099', '7'),
  fault: fc.option(
    fc.constantFrom('wrong_contract', 'reverted', 'short', 'split', 'router', 'vanishes', 'moves'),
  ),
})
/** What the node does meanwhile; the last two hold until they are taken away. */
const anyNodeFault = fc.oneof(
  fc.record({
    fault: fc.constantFrom('away', 'out_of_order', 'twice', 'hole'),
    times: fc.integer({ min: 1, max: 6 }),
  }),
  fc.constantFrom({ fault: 'lagging' }, { fault: 'other_chain' }),
)
const anyRate = fc.integer({ min: 110, max: 130 }).map(BigInt)
const anyScript = fc.record({
  asks: fc.array(fc.record({ amount: fc.constantFrom('10', '20'), isLate: fc.boolean() }), {
    maxLength: 2,
  }),
  givesUp: fc.constantFrom(false, false, true),
  sendings: fc.array(anySending, { maxLength: 3 }),
  nodeFault: fc.option(anyNodeFault, { freq: 1 }),
  /** Of the first script of a round: while players ask, and while the chain is read. */
  rates: fc.tuple(anyRate, anyRate),
})

type Script = typeof anyScript extends fc.Arbitrary<infer S> ? S : never
type Ask = Script['asks'][number]

/** What the chain's own books say should have been credited, and how many of them were read. */
const expected: string[] = []
let expectedMinor = 0n
let counted = 0

test(
  `[LAW-11][LAW-12] ${SCRIPTS} scripts of faults over the chain: what is solid is credited once, and nothing else`,
  async ({ task }) => {
    for (const round of inRounds(draw(anyScript), PLAYERS)) await playRound(round)
    const { found, sumMinor } = await readCredited()
    const held = [{ ourMinor: await owedBy(world, 'usdt'), theirMinor: expectedMinor }]
    leaveFigures(task, { scripts: SCRIPTS, seed, held, ...tallyLines({ found, expected }) })
    expect({ seed, found }).toEqual({ seed, found: expected.toSorted() })
    expect(found.length).toBeGreaterThanOrEqual(least(1 / 4))
    expect(await owedBy(world, 'usdt')).toBe(sumMinor)
    expect(await desk.breaches()).toEqual([])
  },
  timeoutMs,
)

async function playRound(scripts: readonly Script[]) {
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
  await chain.refill()
  const [rateThen = 120n, rateNow = 120n] = scripts[0]?.rates ?? []
  await setRate(rateThen)
  const playing = scripts.flatMap((script, at) => {
    const player = players[at]
    return player ? [{ player, script }] : []
  })
  world.clock.setBack(LATE_MS)
  await askAll(playing, { isLate: true, rate: rateThen })
  world.clock.advance(LATE_MS)
  await askAll(playing, { isLate: false, rate: rateThen })
  const givingUp = playing.filter(({ script }) => script.givesUp)
  await Promise.all(givingUp.map(({ player }) => giveUp(player)))
  await setRate(rateNow)
  await Promise.all(playing.map(({ player, script }) => sendAll(player, script)))
  await settle()
  await count(rateNow)
}

type Playing = { player: Player; script: Script }

async function askAll(
  playing: readonly Playing[],
  { isLate, rate }: Pick<ChainAsk, 'isLate' | 'rate'>,
) {
  await Promise.all(
    playing.map(async ({ player, script }) => {
      for (const one of script.asks) if (one.isLate === isLate) await ask(player, one, rate)
    }),
  )
}

/** A new ask takes the place of the one before; the same again is the same. */
async function ask(player: Player, { amount, isLate }: Ask, rate: bigint) {
  const body = { amount, type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const { token } = player.person
  const { status, text, body: asked } = await world.call(requestEwallet, { token, body })
  expect([status, text]).toEqual([200, expect.stringContaining('number')])
  player.address = asked.number ?? ''
  const reference = asked.transaction
  if (player.asks.some((known) => known.reference === reference)) return
  for (const before of player.asks) before.isGivenUp = true
  player.asks.push({ reference, rate, isLate, isGivenUp: false, isPaid: false })
}

async function giveUp({ person, asks }: Player) {
  const last = asks.at(-1)
  if (!last || last.isPaid) return
  const playerId = BigInt(person.playerId)
  await cancelPayment(world.api.ctx, { playerId, reference: last.reference }).catch(refusalOnly)
  last.isGivenUp = true
}

/** The house reads on between, as far as the node lets it. */
async function sendAll({ address }: Player, { sendings, nodeFault }: Script) {
  if (nodeFault) await chain.order(nodeFault)
  for (const { amount, fault } of sendings) {
    if (address !== '') await chain.send(address, amount, fault)
    await watch()
  }
}

/** Everything sent becomes solid, and several processes read it at once. */
async function settle() {
  await chain.clearFaults()
  const { db } = world.api.ctx
  const last = await chain.lastHeight()
  await vi.waitFor(
    async () => {
      expect(await chain.isFinal()).toBe(true)
      await Promise.all([watch(), watch(), watch()])
      const cursor = await readCursor(db)
      expect([cursor?.broken, (cursor?.height ?? 0) >= last]).toEqual([null, true])
      expect(
        (await sql`SELECT 1 FROM usdt_transfer WHERE outcome = 'waiting'`.execute(db)).rows,
      ).toEqual([])
    },
    { timeout: 90_000, interval: 20 },
  )
}

/** Counts what the chain holds since the last time, by the slow model. */
async function count(rateNow: bigint) {
  const transfers = await chain.finalTransfers()
  for (const { txid, index, receiver, micro } of transfers.slice(counted)) {
    const player = players.find(({ address }) => tronAccount(address) === receiver)
    const made = player && countTransfer(player.asks, { micro, rateNow })
    if (!made) continue
    expectedMinor += made.minor
    expected.push(`${txid} ${index} ${player.person.playerId} ${made.reference} ${made.minor} 1`)
  }
  counted = transfers.length
}

async function setRate(rate: bigint) {
  await sql`
    INSERT INTO setting (key, value) VALUES ('usdt_rate', ${JSON.stringify(String(rate))}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  `.execute(world.api.ctx.db)
}

type Row = {
  txid: string | null
  log_index: number | null
  player_id: bigint
  reference: string
  minor: bigint
  times: bigint
}

/** What the ledger has credited for dollars, and by which transfers. */
async function readCredited() {
  const { rows } = await sql<Row>`
    SELECT u.txid, u.log_index, p.player_id, p.reference, sum(t.amount_minor)::bigint AS minor,
      count(*) AS times
    FROM payment p JOIN transfer t ON t.command_key = 'payment:' || p.reference || ':credit'
    LEFT JOIN usdt_transfer u ON u.payment_id = p.id
    WHERE p.method_key = 'usdt' GROUP BY p.id, u.id
  `.execute(world.api.ctx.db)
  const asked = new Set(players.flatMap(({ asks }) => asks.map(({ reference }) => reference)))
  const found = rows.map(({ txid, log_index, player_id, reference, minor, times }) =>
    [txid, log_index, player_id, asked.has(reference) ? reference : UNASKED, minor, times].join(
      ' ',
    ),
  )
  return { found: found.toSorted(), sumMinor: rows.reduce((sum, { minor }) => sum + minor, 0n) }
}
