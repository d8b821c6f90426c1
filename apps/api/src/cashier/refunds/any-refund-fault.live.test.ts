import type { PartnerKey } from '@maidan/cashier'
import { requestEwallet } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { openWorld, type Person, type World } from '@maidan/testkit'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { askPartner } from '../checkouts/ask-about-due.ts'
import { leaveFigures } from '../testing/faults/fault-figures.ts'
import { inRounds } from '../testing/faults/in-rounds.ts'
import { planScripts } from '../testing/faults/plan-scripts.ts'
import { refusalOnly } from '../testing/faults/refusal-only.ts'
import { tallyLines } from '../testing/faults/tally-lines.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'
import { staffIdentity } from '../testing/staff-identity.ts'
import { owedBy, stateOf } from '../testing/watch-payment.ts'
import { beginRefund } from './begin-refund.ts'
import { endSilentRefund } from './end-silent-refund.ts'
import { sendRefunds } from './send-refunds.ts'

const { count: SCRIPTS, seed, timeoutMs, draw } = planScripts(48)
/** So many deposits go back at once, each by a script of its own. */
const PLAYERS = 8
const ASK_AGAIN_MS = 4_000
const HOUR_MS = 3_600_000
/** While calls may be under way, less goes by than a partner's "no such refund" takes to count. */
const ROUND_MS = 12 * HOUR_MS
/** More than a day, in steps that a partner is asked after. */
const QUIET_STEPS = 7
const QUIET_MS = 5 * HOUR_MS
/** Nagad has no such call. */
const PARTNERS = ['bkash', 'sslcommerz'] as const satisfies readonly PartnerKey[]
const NAMES = { bkash: 'bKash', sslcommerz: 'SSLCOMMERZ' } as const

type Partner = (typeof PARTNERS)[number]

let world: World
let desk: Desk
let books: pg.Pool
let pages: Record<Partner, PartnerPage>
let people: Person[]
let staff: StaffIdentity

beforeAll(async () => {
  world = await openWorld({
    payments: true,
    // The test itself sends, so that it knows when no call is under way.
    idleJobs: PARTNERS.map((key) => `refund-by-${key}`),
    env: { LIMITS_SCALE: '1000' },
  })
  desk = openDesk(world)
  books = new pg.Pool({ connectionString: world.partners.booksUrl, max: 1 })
  const at = world.partners.payments
  pages = {
    bkash: openPartnerPage(at, 'bkash'),
    sslcommerz: openPartnerPage(at, 'sslcommerz', 'bkash'),
  }
  people = await Promise.all(
    Array.from({ length: PLAYERS }, (_, one) => world.signUp(`back${one}`)),
  )
  staff = await staffIdentity(world, 'cashier1')
})
afterAll(async () => {
  await books.end()
  await world.close()
})

/** What a refund and the questions about it run into; `query` asks bKash, the others SSLCOMMERZ. */
const anyFault = fc.oneof(
  fc.record({
    step: fc.constantFrom('refund', 'refund', 'refund', 'query', 'search', 'statement'),
    fault: fc.constantFrom('drop_before', 'drop_after_commit', 'http_500_after_commit'),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constantFrom(
    { step: 'refund', fault: 'delay', times: 2, delay_ms: 15 },
    { step: 'refund', fault: 'query_lag', times: 3, delay_ms: 60 },
  ),
)
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('send', 'send_twice', 'begin_again') },
  { weight: 2, arbitrary: fc.constantFrom(1_000, 20_000, 400_000, 4_000_000) },
)
const anyPart = fc.record({
  percent: fc.constantFrom(10, 10, 25, 50, 100),
  faults: fc.array(anyFault, { maxLength: 3 }),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 6 }),
})
const anyScript = fc.record({
  partner: fc.constantFrom(...PARTNERS),
  amountMinor: fc.integer({ min: 200, max: 900 }).map((taka) => BigInt(taka) * 100n),
  parts: fc.array(anyPart, { minLength: 1, maxLength: 3 }),
})

type Script = typeof anyScript extends fc.Arbitrary<infer S> ? S : never
type Part = Script['parts'][number]
type Step = Part['steps'][number]
/** A credited deposit, and how much of it is to go back. */
type Going = { partner: Partner; id: bigint; minor: bigint }

test(
  `[LAW-11][LAW-24] ${SCRIPTS} scripts of faults over refunds: what the partner gave back is what the house says, each part once`,
  async ({ task }) => {
    for (const round of inRounds(draw(anyScript), PLAYERS)) await playRound(round)
    const { found, expected } = await compareBooks()
    const held = await Promise.all(
      PARTNERS.map(async (partner) => ({
        ourMinor: await owedBy(world, partner),
        theirMinor: await pages[partner].merchantMinor(),
      })),
    )
    leaveFigures(task, { scripts: SCRIPTS, seed, held, ...tallyLines({ found, expected }) })
    expect({ seed, found }).toEqual({ seed, found: expected })
    expect(found.length).toBeGreaterThan(SCRIPTS / 2)
    for (const { ourMinor, theirMinor } of held) expect(ourMinor).toBe(theirMinor)
    expect(await desk.breaches()).toEqual([])
  },
  timeoutMs,
)

async function playRound(scripts: readonly Script[]) {
  await wake()
  const goings = await Promise.all(
    people.flatMap((person, at) => {
      const script = scripts[at]
      return script ? [pay(person, script).then((going) => ({ going, script }))] : []
    }),
  )
  const time = { leftMs: ROUND_MS }
  await Promise.all(
    goings.map(async ({ going, script }) => {
      for (const part of script.parts) await play(going, part, time)
    }),
  )
  await quiesce()
}

/** A partner that has been silent rests, and would be told nothing of what a script is about. */
async function wake() {
  await inTransaction(world.api.ctx.db, (tx) => sql`DELETE FROM partner_health`.execute(tx))
}

/** A deposit on the page of a partner without a fault, credited. */
async function pay(person: Person, { partner, amountMinor }: Script): Promise<Going> {
  const amount = decimalAmount(amountMinor, 'BDT')
  const body = { amount, type: 'Checkout', provider: NAMES[partner], promotion: 0 }
  const { body: begun } = await world.call(requestEwallet, { token: person.token, body })
  const { transaction: reference } = begun
  const goBack = await pages[partner].approve(new URL(begun.url ?? ''), person.phone)
  await goBack()
  await vi.waitFor(
    async () => {
      // An answer that a busy machine was too slow for is asked for again a little later.
      world.clock.advance(ASK_AGAIN_MS)
      await askPartner(world.api.ctx, partner)
      expect(await stateOf(world, reference)).toBe('credited')
    },
    // So slowly that a deposit is credited before its page has lapsed, by eight such waits at once.
    { timeout: 40_000, interval: 250 },
  )
  return { partner, id: BigInt(await desk.paymentId(reference)), minor: amountMinor }
}

async function play(going: Going, { percent, faults, steps }: Part, time: { leftMs: number }) {
  await wake()
  for (const fault of faults) await pages[going.partner].order(fault)
  const part = { ...going, minor: (going.minor * BigInt(percent)) / 100n }
  await begin(part)
  for (const step of steps) await take(step, part, time)
}

async function take(step: Step, going: Going, time: { leftMs: number }) {
  if (typeof step === 'number') {
    time.leftMs -= step
    return time.leftMs > 0 ? world.clock.advance(step) : undefined
  }
  const { ctx } = world.api
  switch (step) {
    case 'begin_again':
      return begin(going)
    case 'send':
      return sendRefunds(ctx, going.partner)
    case 'send_twice':
      return Promise.all([sendRefunds(ctx, going.partner), sendRefunds(ctx, going.partner)])
  }
}

/** Two people have agreed that a part goes back; what they agreed on too late is refused. */
function begin({ id, minor: amountMinor }: Going) {
  const { ctx } = world.api
  const agreed = { through: 'partner', trxId: null, why: 'Asked', actor: 'two people' } as const
  return inTransaction(ctx.db, (tx) =>
    beginRefund(ctx, tx, { ...agreed, ...signed(), paymentId: id, amountMinor }),
  ).catch(refusalOnly)
}

const signed = () => ({ staff, ip: '127.0.0.1', at: world.clock.now() })

/** A day and more goes by without faults; what its partner is silent about then people end. */
async function quiesce() {
  const { ctx } = world.api
  await pages.bkash.clearFaults()
  for (let step = 0; step < QUIET_STEPS; step += 1) {
    await wake()
    world.clock.advance(QUIET_MS)
    for (const partner of PARTNERS) while ((await sendRefunds(ctx, partner)) > 0);
  }
  const { rows } = await sql<{ payment_id: bigint; number: number; reference: string }>`
    SELECT r.payment_id, r.number, p.reference FROM refund r JOIN payment p ON p.id = r.payment_id
    WHERE r.state = 'pending' AND p.partner = 'sslcommerz'
  `.execute(ctx.db)
  for (const { payment_id: paymentId, number, reference } of rows) {
    const trxId = await findUnknown(reference)
    await inTransaction(ctx.db, (tx) =>
      endSilentRefund(ctx, tx, {
        paymentId,
        number,
        trxId,
        why: 'Seen',
        actor: 'two',
        ...signed(),
      }),
    )
  }
}

/** As people at the partner's own portal: a refund of this deposit that no other part of it is. */
async function findUnknown(reference: string): Promise<string | null> {
  const { rows } = await sql<{ trx_id: string }>`
    SELECT trx_id FROM refund WHERE trx_id IS NOT NULL
  `.execute(world.api.ctx.db)
  const known = new Set(rows.map(({ trx_id }) => trx_id))
  const given = await readGivenBack()
  return given.find((one) => one.invoice === reference && !known.has(one.trx_id))?.trx_id ?? null
}

type GivenBack = { invoice: string; trx_id: string; amount_minor: string }

/** What the partners' books say has gone back. */
async function readGivenBack(): Promise<GivenBack[]> {
  const { rows } = await books.query<GivenBack>(
    `select invoice, upper(trx_id) as trx_id, amount_minor
     from wallets.transfer where refund_of is not null`,
  )
  return rows
}

type Row = { reference: string; trx_id: string; state: string; left_minor: bigint; times: bigint }

/** Each part that has gone back: by the partners' books, and by what left the house's own ledger. */
async function compareBooks() {
  const { rows } = await sql<Row>`
    SELECT p.reference, r.trx_id, r.state, count(t.id) AS times,
      coalesce(sum(t.amount_minor), 0)::bigint AS left_minor
    FROM refund r JOIN payment p ON p.id = r.payment_id LEFT JOIN transfer t
      ON t.command_key = 'payment:' || p.reference || ':refunded:' || r.number
    WHERE p.partner IS NOT NULL GROUP BY p.reference, r.id
  `.execute(world.api.ctx.db)
  const found = rows
    .filter(({ state, left_minor }) => state !== 'kept' || left_minor !== 0n)
    .map(({ reference, trx_id, left_minor, times }) => [reference, trx_id, left_minor, times])
  const expected = (await readGivenBack()).map(({ invoice, trx_id, amount_minor }) => [
    invoice,
    trx_id,
    amount_minor,
    1,
  ])
  return { found: asLines(found), expected: asLines(expected) }
}

function asLines(rows: readonly unknown[][]): string[] {
  return rows.map((row) => row.join(' ')).toSorted((a, b) => a.localeCompare(b))
}
