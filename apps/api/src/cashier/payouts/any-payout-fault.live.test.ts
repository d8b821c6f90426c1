import { openWorld, type Person, type World } from '@maidan/testkit'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { approveWithdrawal } from '../flows/approve-withdrawal.ts'
import { cancelPayment } from '../flows/cancel-payment.ts'
import { rejectPayment } from '../flows/reject-payment.ts'
import { submitWithdrawal } from '../flows/submit-withdrawal.ts'
import { leaveFigures } from '../testing/faults/fault-figures.ts'
import { planScripts } from '../testing/faults/plan-scripts.ts'
import { NOTHING } from '../testing/faults/read-credits.ts'
import { refusalOnly } from '../testing/faults/refusal-only.ts'
import { tallyLines } from '../testing/faults/tally-lines.ts'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayPartner, PAYOUT_FAULTS, type PlayPartner } from '../testing/play-partner.ts'
import { staffIdentity } from '../testing/staff-identity.ts'
import { sendPayouts } from './send-payouts.ts'

const PLAYERS = 6
const { count: SCRIPTS, seed, timeoutMs, draw } = planScripts(20 * PLAYERS)
const ROUNDS = Math.ceil(SCRIPTS / PLAYERS)
/** For so many rounds a player's money is enough, if all of it is paid out. */
const ROUNDS_OF_MONEY = 30
const AMOUNT_MINOR = 500_00n
const HOUR_MS = 3_600_000

let world: World
let desk: Desk
let partner: PlayPartner
let people: Person[]
let staff: StaffIdentity

beforeAll(async () => {
  partner = openPlayPartner()
  world = await openWorld({
    paymentPartners: new Map([['bkash', partner]]),
    idleJobs: ['pay-by-bkash'],
    env: { LIMITS_SCALE: '1000' },
  })
  desk = openDesk(world)
  people = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => world.signUp(`payee${at}`)))
  staff = await staffIdentity(world, 'cashier1')
})
afterAll(() => world.close())

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('send', 'work', 'work_twice', 'pass') },
  { weight: 1, arbitrary: fc.constantFrom('by_hand', 'cancel', 'reject', 'late') },
)
const anyRound = fc.record({
  faults: fc.array(fc.constantFrom(...PAYOUT_FAULTS), { maxLength: 4 }),
  silences: fc.nat(6),
  minutes: fc.nat(40),
  scripts: fc.array(fc.array(anyStep, { maxLength: 10 }), {
    minLength: PLAYERS,
    maxLength: PLAYERS,
  }),
})

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never
type Paying = { person: Person; reference: string; id: bigint }

test(
  `[LAW-11] ${SCRIPTS} payouts with faults: none is paid twice, none is paid and given back`,
  async ({ task }) => {
    for (const [at, round] of draw(anyRound, ROUNDS).entries()) {
      if (at % ROUNDS_OF_MONEY === 0)
        for (const person of people) await desk.deposit(person, { amount: '15000' })
      partner.payoutFaults.push(...round.faults)
      partner.faults.push(...Array.from({ length: round.silences }, () => 'silent_before' as const))
      const payings = await Promise.all(people.map(request))
      await Promise.all(payings.map((paying, at) => play(paying, round.scripts[at] ?? [])))
      world.clock.advance(round.minutes * 60_000)
      await Promise.all(payings.map((paying) => take('send', paying)))
      await quiesce()
    }
    const { found, expected } = await compareBooks()
    leaveFigures(task, { scripts: SCRIPTS, seed, ...tallyLines({ found, expected }) })
    expect({ seed, found }).toEqual({ seed, found: expected })
    expect([...partner.payouts.values()].length).toBeGreaterThan(PLAYERS)
    expect(await desk.breaches()).toEqual([])
  },
  timeoutMs,
)

async function request(person: Person): Promise<Paying> {
  const reference = await submitWithdrawal(world.api.ctx, {
    playerId: BigInt(person.playerId),
    sessionId: 0n,
    currency: 'BDT',
    methodId: 0,
    provider: 'bKash',
    amount: '500',
    accountNumber: person.phone,
  })
  return { person, reference, id: BigInt(await desk.paymentId(reference)) }
}

async function play(paying: Paying, script: readonly Step[]) {
  for (const step of script) await take(step, paying)
}

async function take(step: Step, { person, reference, id }: Paying) {
  const { ctx } = world.api
  const by = { id, note: 'seen', staff, ip: '127.0.0.1' }
  switch (step) {
    case 'send':
      return approveWithdrawal(ctx, { ...by, through: 'partner', payoutTrxId: '' }).catch(
        refusalOnly,
      )
    case 'by_hand': {
      const payoutTrxId = `H${reference}`.slice(0, 12)
      return approveWithdrawal(ctx, { ...by, through: 'hand', payoutTrxId }).catch(refusalOnly)
    }
    case 'cancel':
      return cancelPayment(ctx, { playerId: BigInt(person.playerId), reference }).catch(refusalOnly)
    case 'reject':
      return rejectPayment(ctx, { ...by, direction: 'withdrawal', reason: 'No.' }).catch(
        refusalOnly,
      )
    case 'work':
      return void (await sendPayouts(ctx, 'bkash'))
    case 'work_twice':
      return void (await Promise.all([sendPayouts(ctx, 'bkash'), sendPayouts(ctx, 'bkash')]))
    case 'pass':
      return world.clock.advance(10 * 60_000)
    case 'late':
      return partner.payLate()
  }
}

/** A day and more goes by without faults; what a partner still has to pay it pays first. */
async function quiesce() {
  const { ctx } = world.api
  for (let hour = 0; hour < 27; hour += 1) {
    if (hour === 1) {
      partner.faults.length = 0
      partner.payoutFaults.length = 0
      partner.payLate()
    }
    world.clock.advance(HOUR_MS)
    while ((await sendPayouts(ctx, 'bkash')) > 0);
  }
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM payment WHERE direction = 'withdrawal' AND state = 'review'
  `.execute(ctx.db)
  for (const { id } of rows)
    await rejectPayment(ctx, {
      id,
      direction: 'withdrawal',
      reason: 'No.',
      staff,
      ip: '127.0.0.1',
    })
}

type Row = { reference: string; state: string; by_hand: boolean | null; left: bigint }

/** What left the house for each payout, and what the partner and the people who paid by hand say. */
async function compareBooks() {
  const { rows } = await sql<Row>`
    SELECT p.reference, p.state, p.payout_trx_id LIKE 'H%' AS by_hand,
      coalesce(sum(t.amount_minor), 0)::bigint AS left
    FROM payment p LEFT JOIN transfer t ON t.command_key = 'payment:' || p.reference || ':paid'
    WHERE p.direction = 'withdrawal' GROUP BY p.id ORDER BY p.id
  `.execute(world.api.ctx.db)
  return {
    found: rows.map(({ reference, state, left }) =>
      left === 0n && state !== 'paid' ? `${reference} ${NOTHING}` : `${reference} ${state} ${left}`,
    ),
    expected: rows.map(({ reference, by_hand }) => {
      const times = partner.payouts.get(reference)?.times ?? 0
      const paidTimes = by_hand === true && times === 0 ? 1 : times
      const paidMinor = AMOUNT_MINOR * BigInt(paidTimes)
      return paidMinor === 0n ? `${reference} ${NOTHING}` : `${reference} paid ${paidMinor}`
    }),
  }
}
