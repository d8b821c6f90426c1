import { apply } from '../apply.ts'
import type { Changes } from '../changes.ts'
import type { EngineAnswer, ImmediateCommand, PlaceCommand } from '../command.ts'
import { openHouseRisk } from '../house/house-risk.ts'
import { openLiveMarket, type LiveMarket } from '../market/live-market.ts'
import { plan } from '../plan.ts'
import { openHeldMoney } from './held-money.ts'
import { naiveApply, naiveEnter, naivePlan } from './naive/naive-engine.ts'
import { naiveHoldings } from './naive/naive-holdings.ts'
import { naiveHouseLoss } from './naive/naive-house.ts'
import { openNaiveMarket, type NaiveMarket } from './naive/naive-market.ts'
import { openRecord } from './open-record.ts'
import { byId, same, sayValue } from './same.ts'
import { FACTS, LIMITS, TIMES } from './street.ts'

type Answer = EngineAnswer | { status: 'refused'; code: 'NOT_ENOUGH_MONEY' }

const BROKE: Answer = { status: 'refused', code: 'NOT_ENOUGH_MONEY' }

/** Both engines side by side, with players' money: whatever is asked of one is asked of the other. */
export function openBothEngines() {
  const markets = new Map(FACTS.map((facts) => [facts.code, liveMarket(facts)]))
  const naives = FACTS.map((facts) => openNaiveMarket(facts, TIMES))
  const house = { markets: naives, limits: LIMITS }
  const risk = openHouseRisk()
  risk.reset(new Map([['cricket', LIMITS]]), [])
  const [nextId, naiveNextId] = [dealer(), dealer()]
  const money = openHeldMoney(markets, naives)
  const record = openRecord()
  const store = (changes: Changes) => {
    record.add(changes)
    money.note(changes)
  }

  function applyBoth(command: ImmediateCommand, nowMs: number): EngineAnswer {
    const applied = apply(markets, command, { nowMs, nextId, risk })
    const answer = naiveApply({ house, nowMs, nextId: naiveNextId }, command)
    same(() => JSON.stringify(command, sayValue), applied.answer, answer)
    store(applied.changes)
    return answer
  }

  return {
    naives,
    /** Applies a command to both; answers theirs. */
    apply(command: ImmediateCommand, nowMs: number): Answer {
      const answer = applyBoth(command, nowMs)
      money.settle()
      return answer
    },
    /** Plans in both, holds what the plan needs, lets `meanwhile` happen, and lets the orders in. */
    place(command: PlaceCommand, nowMs: number, meanwhile: ImmediateCommand | null): Answer {
      const planned = plan(markets, command, { nowMs, nextId, risk })
      const entries = naivePlan({ house, nowMs, nextId: naiveNextId }, command)
      if (planned.status !== 'planned' || 'status' in entries) {
        same(() => 'plan', planned, entries)
        return 'status' in entries ? entries : BROKE
      }
      const needed = planned.holdings.map(({ market, heldMinor }) => [market.code, heldMinor])
      same(() => 'holdings', needed, naiveHoldings(entries, money.heldOf))
      if (!money.hold(planned.holdings)) return BROKE
      if (meanwhile) applyBoth(meanwhile, nowMs)
      const applied = apply(markets, planned, { nowMs, nextId, risk })
      const answer = naiveEnter({ house, nowMs, nextId: naiveNextId }, entries)
      same(() => 'enter', applied.answer, answer)
      store(applied.changes)
      money.settle()
      return answer
    },
    /** Throws unless both know the same of every order, match and market. */
    assertSame() {
      const [orders, matches] = [
        naives.flatMap((one) => one.orders),
        naives.flatMap((one) => one.matches),
      ]
      same(() => 'orders', byId(record.orders()), byId(orders))
      same(() => 'matches', byId(record.matches), byId(matches))
      for (const naive of naives) {
        const market = markets.get(naive.facts.code)
        if (market) assertSameMarket(market, naive)
      }
    },
  }
}

function liveMarket(facts: (typeof FACTS)[number]): LiveMarket {
  const { staleAfterMs, delayMs: betDelayMs } = TIMES
  const opening = { status: 'open', suspensions: [], isInPlay: false, version: 1 } as const
  return openLiveMarket(facts, { ...opening, resultKnownAtMs: null, staleAfterMs, betDelayMs })
}

function assertSameMarket(
  { code, life, books, orders, house, houseWaits }: LiveMarket,
  naive: NaiveMarket,
) {
  const where = () => `market ${code}`
  same(where, life.version, naive.version)
  same(where, life.isInPlay, naive.isInPlay)
  same(where, life.status === 'closed', naive.isClosed)
  same(where, life.suspensions.toSorted(), naive.reasons.toSorted())
  same(where, houseWaits, naive.houseWaits)
  same(where, house.lossMinor, naiveHouseLoss(naive))
  same(
    where,
    byId([...orders.values()]),
    byId(naive.orders.filter(({ state }) => state !== 'done')),
  )
  for (const [runnerId, book] of books)
    same(where, book.resting(), naive.books.get(runnerId)?.resting())
}

function dealer(): () => number {
  let id = 0
  return () => {
    id += 1
    return id
  }
}
