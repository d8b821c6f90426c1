import { setTimeout } from 'node:timers/promises'
import { balance } from '@maidan/contract'
import { openProcessWorld, type Person, type ProcessWorld } from '@maidan/testkit'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPartnerPage } from '../cashier/testing/open-partner-page.ts'
import { holdRecord, type HeldRecord } from './testing/hold-record.ts'
import { openPartnerGate, type PartnerGate, type Stop } from './testing/open-partner-gate.ts'
import { openPayingPlayer, type PayingPlayer } from './testing/paying-player.ts'

/** Starts of the api and the play between them, on a machine that has other things to do. */
const TIMEOUT_MS = 240_000
const WAIT = { timeout: 60_000, interval: 300 }

let gate: PartnerGate
let world: ProcessWorld
let database: pg.Pool
let staff: { token: string }[]

beforeAll(async () => {
  gate = await openPartnerGate()
  const env = { LIMITS_SCALE: '1000' }
  world = await openProcessWorld({ payments: true, partnerGate: gate, env })
  database = new pg.Pool({ connectionString: world.databaseUrl, max: 4 })
  staff = [await world.staff('cashier1'), await world.staff('admin')]
}, TIMEOUT_MS)
// A death that came to nothing keeps no call of the next one.
afterEach(() => gate.stopNothing())
afterAll(async () => {
  await database.end()
  await world.close()
  await gate.close()
}, TIMEOUT_MS)

/** `unrecorded`: the partner has answered, and the house is about to write down what it said. */
type Crash = Stop | 'unrecorded'

/** How a payment ends that was under way when the api was killed: its state, cash and letters. */
type End = { state: string; cash: string; letters: string[] }

type Scene = {
  name: string
  /** What has to be done before it is under way. */
  before: (player: PayingPlayer) => Promise<unknown>
  /** Sets it under way; what is asked of the dying api comes to nothing. */
  act: (player: PayingPlayer) => Promise<unknown>
  /** The call to the partner at which it is stopped. */
  call: (told: { path: string; text: string }, phone: string, reference: string) => boolean
  end: Record<Crash, End>
}

const same = (end: End) => ({ unheard: end, unanswered: end, unrecorded: end })
const local = (phone: string) => phone.slice(-10)
const credited: End = { state: 'credited', cash: '500.00', letters: ['credited'] }
const pages = new Map<PayingPlayer, string>()
const wayBacks = new Map<PayingPlayer, () => Promise<unknown>>()

const scenes: readonly Scene[] = [
  {
    name: 'a page is asked for',
    before: async () => {},
    act: (player) => player.ask('bKash'),
    call: ({ path, text }, phone) => path.endsWith('/create') && text.includes(local(phone)),
    // Nobody was ever given the page, so nobody can have paid.
    end: same({ state: 'failed', cash: '0.00', letters: ['checkoutFailed'] }),
  },
  {
    name: 'a payer comes back from the page of bKash',
    before: async (player) => wayBacks.set(player, (await player.approve('bKash')).goBack),
    act: async (player) => wayBacks.get(player)?.(),
    call: ({ path }) => path.endsWith('/execute'),
    end: same(credited),
  },
  {
    name: 'SSLCOMMERZ tells of a payment, and the browser never comes back',
    before: async (player) => pages.set(player, (await player.ask('SSLCOMMERZ')).body.url ?? ''),
    act: (player) => player.agree('SSLCOMMERZ', pages.get(player) ?? ''),
    call: ({ path }, _, reference) => path.includes(`?tran_id=${reference}`),
    end: same(credited),
  },
  {
    name: 'a payout',
    before: async (player) => {
      await player.deposit('bKash')
      await player.withdraw()
    },
    act: (player) => player.sendOut(),
    call: ({ path }) => path.endsWith('/b2cPayment'),
    end: {
      ...same({ state: 'paid', cash: '0.00', letters: ['credited', 'paidOut'] }),
      // A day without a line in the statement brings it back to a person, with its money held.
      unheard: { state: 'review', cash: '0.00', letters: ['credited'] },
    },
  },
  {
    name: 'a part goes back through bKash',
    before: (player) => player.deposit('bKash'),
    act: (player) => player.giveBack('200'),
    call: ({ path }) => path.endsWith('/payment/refund'),
    end: {
      ...same({ ...credited, cash: '300.00', letters: ['credited', 'depositPartRefunded'] }),
      unheard: { ...credited, letters: ['credited', 'refundFailed'] },
    },
  },
  {
    name: 'a part goes back through SSLCOMMERZ',
    before: (player) => player.deposit('SSLCOMMERZ'),
    act: (player) => player.giveBack('200'),
    call: ({ path }, _, reference) => path.includes(`refund_trans_id=${reference}-1`),
    end: {
      ...same({ ...credited, cash: '300.00', letters: ['credited', 'depositPartRefunded'] }),
      // It names a request only in its answer: that it shows none proves nothing.
      unheard: { ...credited, state: 'refunding', cash: '300.00' },
    },
  },
]

test.each<Crash>(['unheard', 'unanswered', 'unrecorded'])(
  '[LAW-4][LAW-11] killed with -9 while every kind of payment is %s at its partner: none is lost or done twice',
  async (crash) => {
    // What the death before kept from the house is no reason to rest from the partners now.
    await restFromNobody()
    const players = await Promise.all(scenes.map((_, at) => signUp(`payer${at}`)))
    const claimer = await signUp('claimer')
    await Promise.all(scenes.map(async ({ before }, at) => before(playerAt(players, at))))
    const held = await Promise.all(
      scenes.map((scene, at) => underWay(scene, playerAt(players, at), crash)),
    )
    const trxId = `77${String(Date.now()).slice(-8)}`
    const claim = await claimUnderWay(claimer, trxId)
    await world.killAndStart()
    await Promise.all([...held, claim].map(async (one) => one?.letGo()))
    if (crash === 'unheard') await letADayGoBy()
    for (const [at, { end, name }] of scenes.entries())
      await vi.waitFor(async () => {
        await askNow()
        expect({ name, ...(await endOf(playerAt(players, at))) }).toEqual({ name, ...end[crash] })
      }, WAIT)
    expect(await clearingMinor('bkash')).toBe(await heldAt('bkash'))
    expect(await clearingMinor('sslcommerz')).toBe(await heldAt('sslcommerz'))
    expect((await claimer.claim(trxId)).status).toBe(200)
    expect((await claimer.claim(trxId)).status).toBe(200)
    expect(await countRows('payment WHERE player_id = $1', claimer.person.playerId)).toBe(1)
    expect(await countRows('ledger_breach')).toBe(0)
  },
  TIMEOUT_MS,
)

async function signUp(name: string): Promise<PayingPlayer> {
  return openPayingPlayer({ world, database, staff }, await world.signUp(name))
}

function playerAt(players: readonly PayingPlayer[], at: number): PayingPlayer {
  const player = players[at]
  if (!player) throw new Error(`there is no player ${at}`)
  return player
}

/** Brings a payment to the point at which the api shall die, and no further. */
async function underWay(
  scene: Scene,
  player: PayingPlayer,
  crash: Crash,
): Promise<HeldRecord | null> {
  const { reference } = await player.newest()
  const matches = (told: { path: string; text: string }) =>
    scene.call(told, player.person.phone, reference)
  const stopped = gate.stop(crash === 'unheard' ? 'unheard' : 'unanswered', matches)
  const acting = scene.act(player)
  // Whoever asks an api that dies hears nothing; only what fails before that counts.
  acting.catch(() => {})
  await Promise.race([stopped.reached, failed(acting), tooLate(scene.name)])
  if (crash !== 'unrecorded') return null
  const { id } = await player.newest()
  const record = await holdRecord(
    world.databaseUrl,
    'SELECT 1 FROM payment WHERE id = $1 FOR UPDATE',
    id,
  )
  stopped.letThrough()
  await record.waitForOther()
  return record
}

/** Rejects with what an act failed of; an act that is done says nothing yet. */
async function failed(acting: Promise<unknown>): Promise<never> {
  await acting
  return new Promise<never>(() => {})
}

/** Rejects when a call that has to come never came. */
async function tooLate(name: string): Promise<never> {
  await setTimeout(WAIT.timeout, undefined, { ref: false })
  throw new Error(`${name}: its call never came to the partner`)
}

/** A claim by hand that the api is just writing down: its transaction is open and goes no further. */
async function claimUnderWay(claimer: PayingPlayer, trxId: string): Promise<HeldRecord> {
  const lock = 'SELECT 1 FROM payment_method WHERE key = $1 FOR UPDATE'
  const record = await holdRecord(world.databaseUrl, lock, 'rocket')
  void claimer.claim(trxId).catch(() => {})
  await record.waitForOther()
  return record
}

async function letADayGoBy() {
  await database.query(`UPDATE payment SET sent_at = sent_at - interval '25 hours'`)
}

const restFromNobody = () => database.query('DELETE FROM partner_health')

/** What is due only later comes now. */
async function askNow() {
  await restFromNobody()
  await database.query(`
    UPDATE payment SET partner_due_at = now() WHERE partner_due_at > now() + interval '1 second'
  `)
}

async function endOf({ person, newest }: PayingPlayer): Promise<End> {
  const { state } = await newest()
  const { rows } = await database.query<{ code: string }>(
    `SELECT code FROM inbox_message WHERE player_id = $1 AND params ? 'reference' ORDER BY id`,
    [person.playerId],
  )
  return { state, cash: await cashOf(person), letters: rows.map(({ code }) => code) }
}

async function cashOf({ token }: Person): Promise<string> {
  return (await world.call(balance, { token })).body.balance
}

const heldAt = (partner: string) => openPartnerPage(world.paymentsUrl, partner).merchantMinor()

async function clearingMinor(method: string): Promise<bigint> {
  const { rows } = await database.query<{ minor: string }>(
    `SELECT coalesce(-sum(e.amount_minor), 0)::text AS minor FROM entry e
     JOIN account a ON a.id = e.account_id WHERE a.code LIKE $1`,
    [`clearing:${method}%`],
  )
  return BigInt(rows[0]?.minor ?? 0)
}

async function countRows(from: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.query<{ n: string }>(`SELECT count(*) AS n FROM ${from}`, values)
  return Number(rows[0]?.n)
}
