import { requestEwallet } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPayment } from '../flows/cancel-payment.ts'
import { leaveFigures } from '../testing/faults/fault-figures.ts'
import { leaveDesk } from '../testing/faults/leave-desk.ts'
import { planScripts } from '../testing/faults/plan-scripts.ts'
import { credited, NOTHING, ON_DESK, readCredits } from '../testing/faults/read-credits.ts'
import { refusalOnly } from '../testing/faults/refusal-only.ts'
import { tallyLines } from '../testing/faults/tally-lines.ts'
import { FAULTS, openPlayPartner, type PlayPartner } from '../testing/play-partner.ts'
import { owedBy } from '../testing/watch-payment.ts'
import { askPartner } from './ask-about-due.ts'
import { handleNotices } from './handle-notices.ts'
import { recordNotice } from './record-notice.ts'
import { recordReturn } from './record-return.ts'

/** One player plays theirs one after the other, several play at once. */
const { count: SCRIPTS, seed, timeoutMs, draw } = planScripts(240)
const PLAYERS = 8

let world: World
let partner: PlayPartner
let people: Person[]

beforeAll(async () => {
  partner = openPlayPartner()
  world = await openWorld({
    paymentPartners: new Map([['bkash', partner]]),
    env: { LIMITS_SCALE: '1000' },
  })
  people = await Promise.all(
    Array.from({ length: PLAYERS }, (_, at) => world.signUp(`faults${at}`)),
  )
})
afterAll(() => world.close())

/** What happens to a payment after it was begun, in any order and number. */
const anyStep = fc.oneof(
  fc
    .constantFrom('pay', 'pay_less', 'turn_down', 'return', 'give_up', 'cancel', 'ask')
    .map((kind) => ({ kind }) as const),
  fc.record({ kind: fc.constant('notice' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(1_000, 20_000, 400_000, 4_000_000),
  }),
)
const anyScript = fc.record({
  amount: fc.integer({ min: 200, max: 900 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 4 }),
  steps: fc.array(anyStep, { maxLength: 8 }),
})

type Script = typeof anyScript extends fc.Arbitrary<infer S> ? S : never
type Step = Script['steps'][number]

test(
  `[LAW-11][LAW-12] ${SCRIPTS} scripts of faults: nothing is credited twice and nothing is lost`,
  async ({ task }) => {
    const scripts = draw(anyScript)
    await Promise.all(
      people.map(async (person, at) => {
        for (let one = at; one < scripts.length; one += PLAYERS) {
          const script = scripts[one]
          if (script) await play(person, script)
        }
      }),
    )
    await quiesce()
    const { found, expected, held } = await compareBooks()
    leaveFigures(task, {
      scripts: SCRIPTS,
      seed,
      held: [held],
      ...tallyLines({ found, expected }),
    })
    expect({ seed, found }).toEqual({ seed, found: expected })
    expect(held.ourMinor).toBe(held.theirMinor)
    expect(found.length).toBeGreaterThan(SCRIPTS / 2)
    const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
    expect(breaches).toEqual([])
  },
  timeoutMs,
)

async function play({ token, playerId }: Person, { amount, faults, steps }: Script) {
  partner.faults.push(...faults)
  const body = { amount: String(amount), type: 'Checkout', provider: 'bKash', promotion: 0 }
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
  await world.call(requestEwallet, { token, body })
  const reference = await latestReference(playerId)
  if (reference)
    for (const step of steps) await take(step, { reference, playerId: BigInt(playerId) })
  await closePending(BigInt(playerId))
}

async function take(step: Step, { reference, playerId }: { reference: string; playerId: bigint }) {
  const { ctx } = world.api
  const checkout = partner.books.get(reference)
  const isOpen = checkout?.state === 'waiting' && isPayable(checkout.begunAt)
  switch (step.kind) {
    case 'pay':
      return void (isOpen && partner.pay(reference))
    case 'pay_less':
      return void (isOpen && partner.pay(reference, { paidMinor: checkout.amountMinor - 1n }))
    case 'turn_down':
      return void (isOpen && partner.turnDown(reference))
    case 'return':
    case 'give_up': {
      const returned = { reference, partnerRef: null, gaveUp: step.kind === 'give_up' }
      return void (await recordReturn(ctx, 'bkash', returned))
    }
    case 'notice':
      return sendNotices(reference, step.times)
    case 'cancel':
      return cancelPayment(ctx, { playerId, reference }).catch(refusalOnly)
    case 'ask':
      return void (await askPartner(ctx, 'bkash'))
    case 'pass':
      return world.clock.advance(step.ms)
  }
}

/** No partner takes money for a payment for ever; we ask for a day after its page has closed. */
function isPayable(begunAt: Date): boolean {
  return world.clock.now().getTime() - begunAt.getTime() < 20 * 3_600_000
}

async function sendNotices(reference: string, times: number) {
  const notice = {
    kind: 'payment',
    eventId: `of ${reference}`,
    reference,
    partnerRef: null,
    trxId: null,
  } as const
  const sent = { partner: 'bkash', notice, body: Buffer.from(reference) } as const
  await Promise.all(Array.from({ length: times }, () => recordNotice(world.api.ctx, sent)))
  await handleNotices(world.api.ctx)
}

async function latestReference(playerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payment WHERE player_id = ${playerId} ORDER BY id DESC LIMIT 1
  `.execute(world.api.ctx.db)
  return rows[0]?.reference
}

/** A person clears the desk, so that the player's next script can begin; late money still comes. */
async function closePending(playerId: bigint) {
  for (let tried = 0; tried < 50; tried += 1) {
    const { rows } = await sql<{ reference: string; state: string }>`
      SELECT reference, state FROM payment WHERE player_id = ${playerId}
        AND state IN ('created', 'presented', 'verifying', 'unknown')
    `.execute(world.api.ctx.db)
    if (rows.length === 0) return leaveDesk(world, playerId)
    world.clock.advance(4_000_000)
    await askPartner(world.api.ctx, 'bkash')
  }
  throw new Error(`player ${playerId} has a payment that comes to no end, seed ${seed}`)
}

/** A day and more goes by without faults, and everything that is due is asked. */
async function quiesce() {
  partner.faults.length = 0
  for (let hour = 0; hour < 30; hour += 1) {
    world.clock.advance(3_600_000)
    while ((await askPartner(world.api.ctx, 'bkash')) > 0);
  }
}

/**
 * What was credited, payment by payment, and what the partner's books say should have been; and what the
 * partner owes the house by both of them.
 */
async function compareBooks() {
  const rows = await readCredits(world)
  const expected = rows.map(({ reference, amount_minor }) => {
    const checkout = partner.books.get(reference)
    if (checkout?.state !== 'paid') return `${reference} ${NOTHING}`
    return `${reference} ${checkout.paidMinor === amount_minor ? credited(amount_minor) : ON_DESK}`
  })
  const theirMinor = [...partner.books.values()]
    .filter(({ state, paidMinor, amountMinor }) => state === 'paid' && paidMinor === amountMinor)
    .reduce((sum, { paidMinor }) => sum + paidMinor, 0n)
  const held = { ourMinor: await owedBy(world, 'bkash'), theirMinor }
  return { found: rows.map(({ reference, outcome }) => `${reference} ${outcome}`), expected, held }
}
