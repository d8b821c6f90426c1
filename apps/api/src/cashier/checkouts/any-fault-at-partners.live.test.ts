import { setTimeout as sleep } from 'node:timers/promises'
import { PARTNER_KEYS, type PartnerKey } from '@maidan/cashier'
import { requestEwallet } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { openWorld, type Person, type World } from '@maidan/testkit'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cancelPayment } from '../flows/cancel-payment.ts'
import { anyPartnerFaults } from '../testing/faults/any-partner-faults.ts'
import { leaveFigures, type Held } from '../testing/faults/fault-figures.ts'
import { inRounds } from '../testing/faults/in-rounds.ts'
import { leaveDesk } from '../testing/faults/leave-desk.ts'
import { planScripts } from '../testing/faults/plan-scripts.ts'
import { credited, NOTHING, ON_DESK, readCredits } from '../testing/faults/read-credits.ts'
import { refusalOnly } from '../testing/faults/refusal-only.ts'
import { tallyLines } from '../testing/faults/tally-lines.ts'
import { openPartnerPage, type PartnerPage } from '../testing/open-partner-page.ts'
import { owedBy } from '../testing/watch-payment.ts'
import { askPartner } from './ask-about-due.ts'
import { handleNotices } from './handle-notices.ts'
import { recordReturn } from './record-return.ts'

const { count: SCRIPTS, seed, least, timeoutMs, draw } = planScripts(96)
/** So many play at once, each a script of their own; then all of it comes to its end. */
const PLAYERS = 12
const HOUR_MS = 3_600_000
/** In a round less goes by than a partner is asked after a payment's page has closed. */
const ROUND_MS = 12 * HOUR_MS
/**
 * Steps in which a quiet time goes by, and how many of them are enough for every payment: a page of
 * bKash stands for a day, and for another one it is asked about.
 */
const QUIET_MS = 5 * HOUR_MS
const QUIET_STEPS_MAX = 20
/** Partners send their notices so long after a payment, in real time. */
const NOTICE_MS = 170
/** No wallet pays out a lakh of taka in so many rounds. */
const REFILL_ROUNDS = 50
/** Nobody's verified number. */
const STRANGER = '01700000009'

const NAMES: Record<PartnerKey, string> = {
  bkash: 'bKash',
  nagad: 'Nagad',
  sslcommerz: 'SSLCOMMERZ',
}

let world: World
let books: pg.Pool
let pages: Record<PartnerKey, PartnerPage>
let people: Person[]

beforeAll(async () => {
  world = await openWorld({ payments: true, env: { LIMITS_SCALE: '1000' } })
  books = new pg.Pool({ connectionString: world.partners.booksUrl, max: 1 })
  const at = world.partners.payments
  pages = {
    bkash: openPartnerPage(at, 'bkash'),
    nagad: openPartnerPage(at, 'nagad'),
    sslcommerz: openPartnerPage(at, 'sslcommerz', 'bkash'),
  }
  people = await Promise.all(
    Array.from({ length: PLAYERS }, (_, one) => world.signUp(`wire${one}`)),
  )
})
afterAll(async () => {
  await books.end()
  await world.close()
})

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('pay', 'pay', 'come_back', 'ask') },
  { weight: 1, arbitrary: fc.constantFrom('pay_as_stranger', 'turn_down', 'give_up', 'cancel') },
  { weight: 2, arbitrary: fc.constantFrom('again', 'forge_return', 'forge_notice', 'notices') },
  { weight: 3, arbitrary: fc.constantFrom(1_000, 20_000, 400_000, 4_000_000) },
)
const anyScript = fc.constantFrom(...PARTNER_KEYS).chain((partner) =>
  fc.record({
    partner: fc.constant(partner),
    amountMinor: fc.integer({ min: 200, max: 900 }).map((taka) => BigInt(taka) * 100n),
    faults: anyPartnerFaults(partner),
    steps: fc.array(anyStep, { minLength: 2, maxLength: 8 }),
  }),
)

type Script = typeof anyScript extends fc.Arbitrary<infer S> ? S : never
type Step = Script['steps'][number]
/** A payment that was begun, and its page if the player was led to one. */
type Visit = { person: Person; script: Script; reference: string; url: URL | null }

test(
  `[LAW-11][LAW-12] ${SCRIPTS} scripts of faults over the partners' own wires: nothing is credited twice and nothing is lost`,
  async ({ task }) => {
    for (const [at, round] of inRounds(draw(anyScript), PLAYERS).entries()) {
      if (at % REFILL_ROUNDS === 0) await refillWallets()
      await playRound(round)
    }
    const { found, expected, held } = await compareBooks()
    leaveFigures(task, { scripts: SCRIPTS, seed, held, ...tallyLines({ found, expected }) })
    for (const { ourMinor, theirMinor } of held) expect(ourMinor).toBe(theirMinor)
    expect({ seed, found }).toEqual({ seed, found: expected })
    const outcomes = found.map((line) => line.split(' ').slice(1, 3).join(' '))
    const credits = outcomes.filter((outcome) => outcome.startsWith('credited'))
    expect(credits.length).toBeGreaterThanOrEqual(least(1 / 8))
    expect(outcomes).toContain(NOTHING)
    const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
    expect(breaches).toEqual([])
  },
  timeoutMs,
)

/** A long run would empty the play wallets that pay it. */
async function refillWallets() {
  const numbers = [...people.map(({ phone }) => phone), STRANGER]
  await Promise.all(
    [pages.bkash, pages.nagad].flatMap((page) => numbers.map((number) => page.refill(number))),
  )
}

async function playRound(scripts: readonly Script[]) {
  tellRealTime()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
  for (const { partner, faults } of scripts)
    for (const fault of faults) await pages[partner].order(fault)
  const visits = await Promise.all(
    people.flatMap((person, at) => {
      const script = scripts[at]
      return script ? [begin(person, script)] : []
    }),
  )
  const time = { leftMs: ROUND_MS }
  await Promise.all(
    visits.map(async (visit) => {
      if (visit) for (const step of visit.script.steps) await take(step, visit, time)
    }),
  )
  await quiesce()
}

async function begin(person: Person, script: Script): Promise<Visit | null> {
  const { url } = await request(person, script)
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payment WHERE player_id = ${person.playerId} AND partner_due_at IS NOT NULL
  `.execute(world.api.ctx.db)
  const [begun] = rows
  return begun ? { person, script, reference: begun.reference, url } : null
}

async function request({ token }: Person, { partner, amountMinor }: Script) {
  const amount = decimalAmount(amountMinor, 'BDT')
  const body = { amount, type: 'Checkout', provider: NAMES[partner], promotion: 0 }
  const { status, body: begun } = await world.call(requestEwallet, { token, body })
  return { url: status === 200 && begun.url ? new URL(begun.url) : null }
}

async function take(step: Step, visit: Visit, time: { leftMs: number }) {
  if (typeof step === 'number') {
    time.leftMs -= step
    return time.leftMs > 0 ? world.clock.advance(step) : undefined
  }
  const { ctx } = world.api
  const { person, script, reference } = visit
  const { partner } = script
  switch (step) {
    case 'pay':
    case 'pay_as_stranger':
    case 'turn_down':
    case 'come_back':
      return visit.url && atPage(step, pages[partner], { person, url: visit.url })
    case 'give_up':
    case 'forge_return': {
      const returned = { reference, partnerRef: null, gaveUp: step === 'give_up' }
      return recordReturn(ctx, partner, returned)
    }
    case 'cancel':
      return cancelPayment(ctx, { playerId: BigInt(person.playerId), reference }).catch(refusalOnly)
    case 'ask':
      return askPartner(ctx, partner)
    case 'notices':
      return handleNotices(ctx)
    case 'again':
      return request(person, script)
    case 'forge_notice':
      return forgeNotice(visit)
  }
}

type OnPage = Extract<Step, 'pay' | 'pay_as_stranger' | 'turn_down' | 'come_back'>

/** A page that is closed, or whose line is cut, has been seen all the same. */
async function atPage(
  step: OnPage,
  page: PartnerPage,
  { person, url }: { person: Person; url: URL },
) {
  try {
    if (step === 'turn_down') return await page.turnDown(url)
    if (step === 'come_back') return void (await (await page.wayBack(url))?.())
    await page.approve(url, step === 'pay' ? person.phone : STRANGER)
  } catch (error) {
    if (!(error instanceof Error) || !/CHECKOUT_|fetch failed|Internal/.test(error.message))
      throw error
  }
}

/** Anybody can send the house a notice that says all is paid. */
async function forgeNotice({ script: { partner, amountMinor }, reference }: Visit) {
  const amount = decimalAmount(amountMinor, 'BDT')
  const said = { tran_id: reference, merchantInvoiceNumber: reference, amount, status: 'VALID' }
  const answer = await fetch(`${world.url}/api/payments/${partner}/notice`, {
    method: 'POST',
    body: new URLSearchParams({ ...said, val_id: reference, verify_key: 'amount' }),
  })
  expect(answer.ok, `${partner} took a forged notice`).toBe(false)
}

/** Nagad takes no request, and we no notice of bKash, where the two clocks are far apart. */
function tellRealTime() {
  world.clock.setBack(world.clock.now().getTime() - Date.now())
}

/**
 * Without faults all that is late comes, then the notices, before we have asked about what they tell;
 * and everything that is due is asked until nothing is.
 */
async function quiesce() {
  await pages.bkash.clearFaults()
  tellRealTime()
  const wait = { timeout: 10_000, interval: 10 }
  await vi.waitFor(async () => expect(await countUnderWay()).toBe(0), wait)
  await sleep(NOTICE_MS)
  const { ctx } = world.api
  for (let step = 0; (await countDue()) > 0; step += 1) {
    if (step > QUIET_STEPS_MAX) throw new Error(`a payment comes to no end, seed ${seed}`)
    world.clock.advance(QUIET_MS)
    await handleNotices(ctx)
    for (const partner of PARTNER_KEYS) while ((await askPartner(ctx, partner)) > 0);
  }
  await leaveDesk(world)
}

/** Payments at the partners that have run out and are paid in a moment. */
async function countUnderWay(): Promise<number> {
  const { rowCount } = await books.query(
    `select 1 from wallets.checkout where state = 'approved' and 'late_success' = any(faults)`,
  )
  return rowCount ?? 0
}

async function countDue(): Promise<number> {
  const { rows } = await sql`
    SELECT 1 FROM payment WHERE direction = 'deposit' AND partner_due_at IS NOT NULL
  `.execute(world.api.ctx.db)
  return rows.length
}

type Checkout = { invoice: string; paid_minor: string | null; payer: string; is_risky: boolean }

/** What was credited, payment by payment, and what the partners' books say should have been. */
async function compareBooks() {
  const { rows: paid } = await books.query<Checkout>(
    `select invoice, paid_minor, payer, 'risk' = any(faults) as is_risky
     from wallets.checkout where state = 'paid'`,
  )
  const checkouts = new Map(paid.map((checkout) => [checkout.invoice, checkout]))
  const phones = new Map(people.map(({ playerId, phone }) => [BigInt(playerId), phone]))
  const rows = await readCredits(world)
  const onDesk = new Map<string, bigint>()
  const expected = rows.map(({ reference, partner, amount_minor, player_id }) => {
    const checkout = checkouts.get(reference)
    if (!checkout) return `${reference} ${NOTHING}`
    const { paid_minor, payer, is_risky } = checkout
    // SSLCOMMERZ names no payer, and sums as small as these are credited without one.
    const isOwn = partner === 'sslcommerz' || payer === phones.get(player_id)
    const fits = paid_minor === amount_minor.toString() && isOwn && !is_risky
    if (!fits) onDesk.set(partner, (onDesk.get(partner) ?? 0n) + BigInt(paid_minor ?? 0))
    return `${reference} ${fits ? credited(amount_minor) : ON_DESK}`
  })
  const found = rows.map(({ reference, outcome }) => `${reference} ${outcome}`)
  return { found, expected, held: await holdStatements(onDesk) }
}

/** The house's account at each partner, beside the partner's own statement without what is on the desk. */
function holdStatements(onDesk: ReadonlyMap<string, bigint>): Promise<Held[]> {
  return Promise.all(
    PARTNER_KEYS.map(async (key) => ({
      ourMinor: await owedBy(world, key),
      theirMinor: (await pages[key].merchantMinor()) - (onDesk.get(key) ?? 0n),
    })),
  )
}
