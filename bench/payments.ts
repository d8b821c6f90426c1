import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { requestEwallet } from '@maidan/contract'
import { openWorld, type Person } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { sql } from 'kysely'
import { openPartnerPage } from '../apps/api/src/cashier/testing/open-partner-page.ts'
import { FAULT_FILES } from '../apps/api/src/cashier/testing/faults/run/fault-files.ts'
import { playScripts } from '../apps/api/src/cashier/testing/faults/run/play-scripts.ts'
import { owedBy } from '../apps/api/src/cashier/testing/watch-payment.ts'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'

/**
 * Deposits on the page of the sandbox's bKash, from the request of the player to the credited
 * balance, with so many under way at once; beside them the same payments through the adapter alone,
 * without a house. House, partner and players share this process and this machine. Then scripts of faults
 * over every way of payment, and what of them the house has lost or doubled by the other side's books:
 * `-- --scripts 10000` for all, `--seed S` for the same ones again.
 */
const { values: flags } = parseArgs({
  options: {
    scripts: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const IN_FLIGHT = 200
const ALONE = 100
const ROUNDS = 3
const SIGN_UPS_AT_ONCE = 4
const TAKA = '500'
const AMOUNT_MINOR = 500_00n
const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 100

/** So many answers of the partner are cut off after it took the money, in each round. */
const CUT_OFF_TIMES = 5

const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const world = await openWorld({ payments: true, env: { LIMITS_SCALE: '10000' } })
const page = openPartnerPage(world.partners.payments, 'bkash')
try {
  const people = await signUpAll()
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await play(people))
  const alone = await payAlone()
  const rate = median(rounds.map(({ perSecond }) => perSecond))
  const runs = ROUNDS
  const load = `load ${loadavg()[0]?.toFixed(1) ?? ''}`
  const versus = `adapter alone ${alone.toFixed(1)}/s; ${load}`
  print({ figure: 'payments_per_s', value: rate, unit: '/s', versus, ratio: rate / alone, runs })
  for (const step of ['request', 'return'] as const) {
    const value = median(rounds.map((round) => quantile(round[step], 0.99)))
    print({ figure: `${step}_p99_ms`, value, unit: 'ms', versus: load, runs })
  }
  const credited = median(rounds.map((round) => quantile(round.credited, 0.95))) / 1_000
  print({ figure: 'credited_p95_s', value: credited, unit: 's', versus: 'goal 15 s', runs })
  const { lost, doubled } = await countWrong()
  print({ figure: 'lost', value: lost, unit: 'payments', runs })
  print({ figure: 'doubled', value: doubled, unit: 'payments', runs })
} finally {
  await world.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
await printFaults({ scripts: Number(flags.scripts), seed: Number(flags.seed) })

type Round = { perSecond: number; request: number[]; return: number[]; credited: number[] }

function print(figure: Omit<Parameters<typeof printFigure>[0], 'bench'>) {
  printFigure({ bench: 'payments', ...figure })
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

/** One a payment, because nobody may have two under way. */
async function signUpAll(): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < IN_FLIGHT) {
    const names = Array.from({ length: SIGN_UPS_AT_ONCE }, () => 'payer')
    people.push(...(await Promise.all(names.map((name) => world.signUp(name)))))
  }
  return people
}

/** Everybody pays in at once, and some answers of the partner are lost on the way. */
async function play(people: readonly Person[]): Promise<Round> {
  const round: Round = { perSecond: 0, request: [], return: [], credited: [] }
  await page.order({ step: 'execute', fault: 'drop_after_commit', times: CUT_OFF_TIMES })
  const started = performance.now()
  const approvedAt = new Map<string, number>()
  await Promise.all(people.map((person) => payIn(person, round, approvedAt)))
  await untilCredited(approvedAt, round)
  round.perSecond = (people.length * 1_000) / (performance.now() - started)
  await page.clearFaults()
  return round
}

async function payIn({ token, phone }: Person, round: Round, approvedAt: Map<string, number>) {
  const body = { amount: TAKA, type: 'Checkout', provider: 'bKash', promotion: 0 }
  const begun = await timed(round.request, () => world.call(requestEwallet, { token, body }))
  if (begun.body.url === undefined) throw new Error(`a payment was refused: ${begun.text}`)
  const goBack = await page.approve(new URL(begun.body.url), phone)
  approvedAt.set(begun.body.transaction, performance.now())
  await timed(round.return, goBack)
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work()
  into.push(performance.now() - started)
  return done
}

/** Looks until everybody has their money; whoever waits for good is counted as lost in the end. */
async function untilCredited(approvedAt: Map<string, number>, round: Round) {
  const until = performance.now() + PATIENCE_MS
  const waiting = new Set(approvedAt.keys())
  while (waiting.size > 0 && performance.now() < until) {
    const { rows } = await sql<{ reference: string }>`
      SELECT reference FROM payment WHERE reference = ANY(${[...waiting]}) AND state = 'credited'
    `.execute(world.api.ctx.db)
    for (const { reference } of rows) {
      round.credited.push(performance.now() - (approvedAt.get(reference) ?? 0))
      waiting.delete(reference)
    }
    await sleep(LOOK_EVERY_MS)
  }
}

/** The partner's steps and nothing else: begun, agreed to on its page, taken. */
async function payAlone(): Promise<number> {
  const partner = world.api.ctx.partners.find('bkash')
  if (!partner) throw new Error('there is no bKash')
  const started = performance.now()
  await Promise.all(
    Array.from({ length: ALONE }, async (_, at) => {
      const reference = `B${randomUUID().replaceAll('-', '').slice(0, 16)}`
      const number = `0179${String(at).padStart(7, '0')}`
      const paid = { amountMinor: AMOUNT_MINOR, currency: 'BDT' as const, wallet: 'bkash' }
      const asked = { reference, ...paid }
      const urls = { returnUrl: `${world.url}/back`, noticeUrl: `${world.url}/notice` }
      const begun = await partner.begin({ ...asked, ...urls, phone: number, at: world.clock.now() })
      if (begun.kind !== 'presented') throw new Error(`the partner answered ${begun.kind}`)
      await page.approve(new URL(begun.url), number)
      const taken = await partner.check({ ...asked, partnerRef: begun.partnerRef, mayTake: true })
      if (taken.kind !== 'paid') throw new Error(`the partner answered ${taken.kind}`)
    }),
  )
  return (ALONE * 1_000) / (performance.now() - started)
}

/** By the partner's statement, without what it took for no payment of the house, against its books. */
async function countWrong(): Promise<{ lost: number; doubled: number }> {
  const { rows } = await sql<{ doubled: bigint; breaches: bigint }>`
    SELECT (SELECT count(*) FROM (
      SELECT 1 FROM transfer WHERE command_key LIKE 'payment:%:credit'
      GROUP BY command_key HAVING count(*) > 1) twice) AS doubled,
      (SELECT count(*) FROM ledger_breach) AS breaches
  `.execute(world.api.ctx.db)
  const [row] = rows
  if (row?.breaches !== 0n) throw new Error('the ledger is broken')
  const takenMinor = (await page.merchantMinor()) - AMOUNT_MINOR * BigInt(ALONE)
  const missingMinor = takenMinor - (await owedBy(world, 'bkash'))
  return { lost: Number(missingMinor / AMOUNT_MINOR), doubled: Number(row.doubled) }
}

/** Each script is played once; the seed stands beside the figures, so that they can be had again. */
async function printFaults({ scripts, seed }: { scripts: number; seed: number }) {
  const played = await playScripts({ scripts, seed, files: FAULT_FILES })
  const by = `seed ${seed}`
  const of = { versus: `${played.scripts} scripts of faults, ${by}`, runs: 1 }
  print({ figure: 'fault_scripts', value: played.scripts, unit: 'scripts', versus: by, runs: 1 })
  print({ figure: 'faults_lost', value: played.lost, unit: 'payments', ...of })
  print({ figure: 'faults_doubled', value: played.doubled, unit: 'payments', ...of })
  const accounts = `${played.accounts} clearing accounts beside the sandbox's ledgers, ${by}`
  print({
    figure: 'faults_differences',
    value: played.differences,
    unit: 'accounts',
    versus: accounts,
    runs: 1,
  })
  if (played.failures.length > 0) throw new Error(played.failures.join('\n'))
}
