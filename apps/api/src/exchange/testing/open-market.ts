import { fancyCode } from '@maidan/contract'
import type { Claim } from '@maidan/exchange'
import { tickOfOdds } from '@maidan/money'
import type { World } from '@maidan/testkit'
import { sql } from 'kysely'
import { keepEvents, keepLine } from '../feed/keep-markets.ts'
import type { HouseQuote } from '@maidan/exchange/engine'

export const TIGERS = 1
export const HARBOUR = 2

let events = 0

/** A match that nothing but the test plays: two sides, open, with fresh prices of the house. */
export async function openMatch(world: World, options: { commissionBps?: number } = {}) {
  events += 1
  const id = String(31_000_000 + events)
  const code = `1.${events}`
  const runners = [
    { id: TIGERS, names: { en: 'Tigers', bn: 'টাইগার্স' } },
    { id: HARBOUR, names: { en: 'Harbour', bn: 'হারবার' } },
  ]
  const texts = { names: { en: 'Tigers v Harbour' }, competitions: { en: 'Delta Cup' } }
  const event = { id, marketCode: code, sport: 'cricket' as const, startsAt: new Date(), runners }
  await keepEvents(world.api.ctx.db, [{ ...event, ...texts }], options.commissionBps ?? 0)
  await reportPrice(world, code)
  return { code, eventId: id }
}

type Offer = [odds: number, takaSize: number]
type Reported = {
  back?: Offer[]
  lay?: Offer[]
  isInPlay?: boolean
  suspended?: boolean
  ballRunning?: boolean
  /** Null: a partner that tells of no events. */
  event?: string | null
}

/** The feed's word on the Tigers; without offers the house offers nothing. */
export async function reportPrice(world: World, code: string, reported: Reported = {}) {
  const sizes = (offers: Offer[] = []) =>
    offers.map(([odds, taka]) => ({
      tick: tickOfOdds(Math.round(odds * 100)) ?? -1,
      sizeMinor: BigInt(taka) * 100n,
    }))
  const tigers = {
    runnerId: TIGERS,
    isRemoved: false,
    toBack: sizes(reported.back),
    toLay: sizes(reported.lay),
  }
  await world.api.ctx.exchange.matcher.ask({
    type: 'price',
    code,
    price: {
      code,
      atMs: world.clock.now().getTime(),
      isInPlay: reported.isInPlay ?? false,
      suspended: reported.suspended ?? false,
      ballRunning: reported.ballRunning ?? false,
      eventMark: reported.event === undefined ? 'none' : reported.event,
      offers: [tigers],
      quotes: [],
    },
  })
}

/** The partner's result of a match, as its reader takes it in: closed, with an outcome that stands. */
export async function reportResult(world: World, code: string, winner = TIGERS) {
  const { clock, exchange, db, config } = world.api.ctx
  const resultAtMs = clock.now().getTime()
  await exchange.matcher.ask({ type: 'close', code, resultAtMs })
  await sql`
    UPDATE market SET status = 'closed', outcome = ${JSON.stringify({ winners: [winner] })}::jsonb,
      outcome_at = ${clock.now()}, staff_suspended = true WHERE code = ${code} AND outcome IS NULL
  `.execute(db)
  world.clock.advance(config.SETTLE_AFTER_SECONDS * 1000)
}

/** A fancy line: what YES and NO claim, and their rates. */
export async function openFancy(
  world: World,
  eventId: string,
  line: {
    claims: [yes: Claim, no: Claim]
    noRate: number
    yesRate: number
    stakeMaxTaka?: number
    state?: 'suspended' | 'ballRunning'
    isInPlay?: boolean
  },
) {
  const code = fancyCode(eventId, '1')
  const quote: HouseQuote = {
    runnerId: 0,
    yesClaim: line.claims[0],
    noClaim: line.claims[1],
    forRateCenti: line.yesRate * 100 || null,
    againstRateCenti: line.noRate * 100 || null,
    suspended: line.state === 'suspended',
    ballRunning: line.state === 'ballRunning',
    stakeMinMinor: 10_000n,
    stakeMaxMinor: BigInt(line.stakeMaxTaka ?? 25_000) * 100n,
  }
  await keepLine(world.api.ctx.db, eventId, {
    code,
    kind: 'fancy',
    fancyType: 2,
    names: { en: '6 over runs Tigers' },
    suspended: false,
    ballRunning: false,
    runners: [],
    quotes: [quote],
  })
  await world.api.ctx.exchange.matcher.ask({
    type: 'price',
    code,
    price: {
      code,
      atMs: world.clock.now().getTime(),
      isInPlay: line.isInPlay ?? false,
      suspended: false,
      ballRunning: false,
      eventMark: null,
      offers: [],
      quotes: [quote],
    },
  })
  return code
}
