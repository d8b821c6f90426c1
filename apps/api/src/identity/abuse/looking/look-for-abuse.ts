import { betSignals, contestSignals } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { lockNumbers } from '../../../platform/database/lock-numbers.ts'
import { keepSignals } from './keep-signals.ts'
import { keepTraces } from './keep-traces.ts'
import { makeCases } from './make-cases.ts'
import { readContestsOfTwo } from './read-contests-of-two.ts'
import { readOppositeBets } from './read-opposite-bets.ts'
import type { Place, TraceSource } from './trace-source.ts'
import { traceSources } from './trace-sources.ts'

type Ports = { db: Db; clock: Clock }

export const LOOK_FOR_ABUSE_EVERY_MS = 60_000
/** Rows of a source that are read in one transaction. */
const PAGE_ROWS = 200
/** Bets are read a span of time at once. */
const BETS_SPAN_MS = 3_600_000
/** A row may be committed this long after the time that it carries: so much is read a second time. */
const OVERLAP_MS = 5 * 60_000

/**
 * Looks at what accounts have left behind and bet since it looked last, and makes cases of what
 * speaks for one hand behind several of them. It touches neither money nor accounts. Each page is
 * one transaction with the mark up to which it was read, so that a stop in between loses nothing, and
 * evidence has a key, so that reading it again finds nothing twice. Returns how many cases it opened
 * or extended.
 */
export async function lookForAbuse({ db, clock }: Ports): Promise<number> {
  let made = 0
  for (const source of traceSources) made += await readSource({ db, clock }, source)
  return made + (await readBets({ db, clock }))
}

async function readSource({ db, clock }: Ports, source: TraceSource): Promise<number> {
  const from = new Date((await lookedTo(db, source.name)) - OVERLAP_MS)
  let place: Place = { moment: from.toISOString(), id: 0n }
  for (let made = 0; ;) {
    const after = place
    const page = await inTransaction(db, async (tx) => {
      if (!(await isAlone(tx))) return null
      const { traces, last, rows } = await source.read(tx, after, PAGE_ROWS)
      const at = clock.now()
      const pairs = await keepSignals(tx, { found: await keepTraces(tx, traces), at })
      const cases = await makeCases(tx, { pairs, at })
      if (last) await markLooked(tx, source.name, last.moment)
      return { cases, last, isWhole: rows < PAGE_ROWS }
    })
    made += page?.cases ?? 0
    if (!page?.last || page.isWhole) return made
    place = page.last
  }
}

async function readBets({ db, clock }: Ports): Promise<number> {
  const now = clock.now().getTime()
  let made = 0
  for (let fromMs = (await lookedTo(db, 'bets')) - OVERLAP_MS; fromMs < now;) {
    const span = { from: new Date(fromMs), to: new Date(Math.min(fromMs + BETS_SPAN_MS, now)) }
    const cases = await inTransaction(db, async (tx) => {
      if (!(await isAlone(tx))) return null
      const found = [
        ...betSignals(await readOppositeBets(tx, span)),
        ...contestSignals(await readContestsOfTwo(tx, span)),
      ]
      const at = clock.now()
      const pairs = await keepSignals(tx, { found, at })
      await markLooked(tx, 'bets', span.to.toISOString())
      return makeCases(tx, { pairs, at })
    })
    if (cases === null) return made
    made += cases
    fromMs = span.to.getTime()
  }
  return made
}

/** Two processes that look at once would open two cases of one group. */
async function isAlone(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lockNumbers.abuseLook}) AS alone
  `.execute(tx)
  return rows[0]?.alone ?? false
}

async function lookedTo(db: Db, source: string): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    SELECT at FROM abuse_look WHERE source = ${source}
  `.execute(db)
  return rows[0]?.at.getTime() ?? 0
}

async function markLooked(tx: Tx, source: string, moment: string) {
  await sql`
    INSERT INTO abuse_look (source, at) VALUES (${source}, ${moment}::timestamptz)
    ON CONFLICT (source) DO UPDATE SET at = greatest(abuse_look.at, excluded.at)
  `.execute(tx)
}
