import { openWorld, type Person, type World } from '@maidan/testkit'
import { decimalAmount } from '@maidan/money'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginChain } from '../testing/begin-chain.ts'
import { leaveFigures } from '../testing/faults/fault-figures.ts'
import { inRounds } from '../testing/faults/in-rounds.ts'
import { planScripts } from '../testing/faults/plan-scripts.ts'
import {
  COUNTER_STEPS,
  playCounter,
  type Claimed,
  type Counter,
  type Payer,
} from '../testing/faults/play-counter.ts'
import { credited, NOTHING } from '../testing/faults/read-credits.ts'
import { tallyLines } from '../testing/faults/tally-lines.ts'
import { keepOneAccount } from '../testing/keep-one-account.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayPhone, type PlayPhone } from '../testing/play-phone.ts'
import { parkArrivals } from '../unallocated/park-arrivals.ts'
import { matchMessages } from './match-messages.ts'

const { count: SCRIPTS, seed, least, timeoutMs, draw } = planScripts(64)
/** So many stand at the counter of one phone at once. */
const PLAYERS = 8
const HOUR_MS = 3_600_000
/** Longer than a message waits for one before it that has not come. */
const GAP_MS = 70_000
/** Longer than a payment page counts. */
const TIMER_MS = 800_000
const parked = (minor: bigint) => `parked ${minor}`

let world: World
let desk: Desk
let phone: PlayPhone
let accountId: string
let people: Person[]
let teller: Person

beforeAll(async () => {
  world = await openWorld({
    idleJobs: ['match-messages', 'check-statements', 'park-arrivals'],
    env: { LIMITS_SCALE: '1000' },
  })
  desk = openDesk(world)
  people = await Promise.all(
    Array.from({ length: PLAYERS }, (_, one) => world.signUp(`desk${one}`)),
  )
  teller = await world.signUp('teller')
  accountId = await keepOneAccount(world)
  phone = await openPlayPhone(world, [accountId])
  await beginChain(world, { desk, phone, person: teller })
})
afterAll(() => world.close())

const anyStep = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('send', 'claim', 'forward_one', 'match') },
  { weight: 20, arbitrary: fc.constantFrom(...COUNTER_STEPS) },
  { weight: 1, arbitrary: fc.constantFrom(GAP_MS, TIMER_MS) },
)
/** As most people do it, one way or the other round; the rest of a script is whatever comes. */
const anyOpening = fc.constantFrom<(typeof COUNTER_STEPS)[number][]>(
  ['send', 'claim'],
  ['send', 'forward_one', 'match', 'claim'],
  [],
)
const anyScript = fc.record({
  opening: anyOpening,
  amountMinor: fc.integer({ min: 500, max: 900 }).map((taka) => BigInt(taka) * 100n),
  steps: fc.array(fc.record({ step: anyStep, pick: fc.nat(100) }), { maxLength: 10 }),
  /** Of the first script of a round: what the account may take in its day. */
  capMinor: fc.constantFrom(2_000_00n, 100_000_00n, 100_000_00n),
})

type Script = typeof anyScript extends fc.Arbitrary<infer S> ? S : never

/** Whatever was found otherwise than it should be, of all rounds. */
const strange: object[] = []
let credits = 0
const tally = { lost: 0, doubled: 0 }

test(
  `[LAW-11][LAW-12] ${SCRIPTS} scripts of messages and claims: what was sent is credited to one claim, or set aside`,
  async ({ task }) => {
    for (const round of inRounds(draw(anyScript), PLAYERS)) await playRound(round)
    leaveFigures(task, { scripts: SCRIPTS, seed, ...tally })
    expect({ seed, strange }).toEqual({ seed, strange: [] })
    expect(credits).toBeGreaterThanOrEqual(least(1 / 8))
    expect(await desk.breaches()).toEqual([])
  },
  timeoutMs,
)

async function playRound(scripts: readonly Script[]) {
  const payers = await offerAll(scripts)
  const counter: Counter = {
    sent: [],
    forged: [],
    claims: [],
    waiting: [],
    forwarded: [],
    isTorn: false,
  }
  await Promise.all(payers.map((payer, at) => play(counter, { payer, payers }, scripts[at])))
  await quiesce(counter)
  await compare(counter)
  // What was read across a gap leads to no balance that later messages could follow from.
  if (counter.isTorn) await beginChain(world, { desk, phone, person: teller })
}

/** Everybody asks for an account at once; together they are shown no more than it may take. */
async function offerAll(scripts: readonly Script[]): Promise<Payer[]> {
  const capMinor = scripts[0]?.capMinor ?? 0n
  await sql`
    UPDATE receiving_account SET day_cap_minor = ${capMinor}, month_cap_minor = 1000000000000
    WHERE id = ${accountId}::bigint
  `.execute(world.api.ctx.db)
  const payers = scripts.flatMap(({ amountMinor }, at) => {
    const person = people[at]
    return person ? [{ person, amountMinor, last: null, claim: null }] : []
  })
  const offered = await Promise.all(
    payers.map(async ({ person, amountMinor }) => {
      const { status } = await desk.offer(person, decimalAmount(amountMinor, 'BDT'))
      return status === 200 ? amountMinor : 0n
    }),
  )
  const sumMinor = offered.reduce((sum, minor) => sum + minor, 0n)
  if (sumMinor > capMinor) strange.push({ capMinor, sumMinor })
  return payers
}

type Place = { payer: Payer; payers: readonly Payer[] }

async function play(counter: Counter, { payer, payers }: Place, script: Script | undefined) {
  const others = payers.filter((one) => one !== payer)
  const opening = script?.opening.map((step) => ({ step, pick: 0 })) ?? []
  for (const { step, pick } of [...opening, ...(script?.steps ?? [])]) {
    if (typeof step === 'number') pass(counter, step)
    else await playCounter({ world, desk, phone }, counter, { payer, others, step, pick })
  }
}

function pass(counter: Counter, ms: number) {
  if (ms >= GAP_MS) counter.isTorn = true
  world.clock.advance(ms)
}

/** All that was held back comes, late as it is, and is read; the desk turns down what is left. */
async function quiesce({ waiting, forwarded }: Counter) {
  const { ctx } = world.api
  if (waiting.length > 0) expect((await phone.post(waiting)).status).toBe(200)
  forwarded.push(...waiting)
  while ((await matchMessages(ctx)) > 0);
  world.clock.advance(GAP_MS)
  while ((await matchMessages(ctx)) > 0);
}

/** The desk turns down what no message proved; then all is set aside that no deposit stands for. */
async function turnDownAndPark() {
  const { ctx } = world.api
  await sql`
    UPDATE payment SET state = 'rejected'
    WHERE direction = 'deposit' AND state IN ('claimed', 'verifying', 'review', 'unknown')
  `.execute(ctx.db)
  world.clock.advance(3 * HOUR_MS)
  while ((await parkArrivals(ctx)) > 0);
  world.clock.advance(25 * HOUR_MS)
}

/** Holds what the test knows was sent and claimed against what was credited and set aside. */
async function compare(counter: Counter) {
  const chains = await readChains(counter)
  const fits = await fitOf(counter, chains)
  await turnDownAndPark()
  const found = await readOutcomes(counter)
  const expected = [
    ...counter.sent.map(({ trxId, amountMinor }) => {
      if (fits.has(trxId)) return `${trxId} ${credited(amountMinor)}`
      // A balance that follows from none is for people to see to.
      return `${trxId} ${chains.get(trxId) === 'holds' ? parked(amountMinor) : NOTHING}`
    }),
    ...counter.forged.map((trxId) => `${trxId} ${NOTHING}`),
  ]
  const { lost, doubled } = tallyLines({ found, expected })
  tally.lost += lost
  tally.doubled += doubled
  const isRead = counter.isTorn || counter.sent.every(({ trxId }) => chains.get(trxId) === 'holds')
  credits += fits.size
  if (!isRead) strange.push({ unread: [...chains] })
  for (const [at, line] of expected.entries())
    if (found[at] !== line) strange.push({ expected: line, found: found[at] })
}

/** What the phone's messages of each transaction prove, as the house has read them. */
async function readChains({ sent }: Counter): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ trx_id: string; chain: string }>`
    SELECT trx_id, chain FROM device_message
    WHERE kind = 'received' AND trx_id = ANY(${sent.map(({ trxId }) => trxId)}::text[])
  `.execute(world.api.ctx.db)
  return new Map(rows.map(({ trx_id, chain }) => [trx_id, chain]))
}

/** The transactions that were sent as one claim has them, by somebody who was shown the account. */
async function fitOf(counter: Counter, chains: ReadonlyMap<string, string>) {
  const claims = counter.claims.filter(({ isCancelled }) => !isCancelled)
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payment WHERE receiving_account_id = ${accountId}::bigint
      AND reference = ANY(${claims.map(({ reference }) => reference)}::text[])
  `.execute(world.api.ctx.db)
  const shown = new Set(rows.map(({ reference }) => reference))
  const isOf = (claim: Claimed) =>
    shown.has(claim.reference) &&
    chains.get(claim.trxId) === 'holds' &&
    counter.sent.some(
      ({ trxId, amountMinor, from }) =>
        trxId === claim.trxId && amountMinor === claim.amountMinor && from === claim.from,
    )
  return new Set(claims.filter(isOf).map(({ trxId }) => trxId))
}

type Row = { trx_id: string; outcomes: string[] }

/** What has become of each transaction, everything of it in one line. */
async function readOutcomes({ sent, forged }: Counter): Promise<string[]> {
  const trxIds = [...sent.map(({ trxId }) => trxId), ...forged]
  const { rows } = await sql<Row>`
    SELECT trx_id, array_agg(outcome) AS outcomes FROM (
      SELECT p.trx_id, 'credited ' || t.amount_minor AS outcome
      FROM payment p JOIN transfer t ON t.command_key = 'payment:' || p.reference || ':credit'
      UNION ALL SELECT trx_id, 'parked ' || amount_minor FROM unallocated
    ) o WHERE trx_id = ANY(${trxIds}::text[]) GROUP BY trx_id
  `.execute(world.api.ctx.db)
  const outcomes = new Map(rows.map((row) => [row.trx_id, row.outcomes.join(' and ')]))
  return trxIds.map((trxId) => `${trxId} ${outcomes.get(trxId) ?? NOTHING}`)
}
