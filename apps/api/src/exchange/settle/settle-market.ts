import type { TimeSpan } from '@maidan/exchange'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Outcome } from '../views/outcome-text.ts'
import { paySettlement } from './pay-settlement.ts'
import { readKnownEnd, writeSettlement } from './write-settlement.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../platform/live/bus.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; bus: Bus; exchange: Exchange }

export type SettlementOrder = {
  code: string
  outcome: Outcome
  /** `feed`, or the members of staff who decided. */
  decidedBy: string
  reason: string
  voidSpans?: readonly TimeSpan[]
  /** Settles only what nobody has settled yet, and the partner has not contradicted. */
  isFirst?: boolean
}

/**
 * Settles a market: the decision is written under the market's lock, then the market is closed and
 * every player paid. The decision alone makes it certain: a payment that is interrupted goes on
 * where it stopped. Settled again, with another outcome, the difference is paid. Returns the
 * settlement's version, or null if there was nothing to settle.
 */
export async function settleMarket(ports: Ports, order: SettlementOrder): Promise<number | null> {
  const { code, outcome, voidSpans = [], decidedBy, reason, isFirst = false } = order
  const version = await inTransaction(ports.db, async (tx) => {
    const market = await readKnownEnd(tx, code, { lock: true })
    if (isFirst && (market.settled || market.contradicted.length > 0)) return null
    const at = ports.clock.now()
    return writeSettlement(tx, market, { outcome, voidSpans, decidedBy, reason, at })
  })
  if (version !== null) await paySettlement(ports, { code, version })
  return version
}
