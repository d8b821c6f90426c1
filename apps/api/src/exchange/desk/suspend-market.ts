import { writeAudit } from '../../platform/audit/write-audit.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { askMatcher } from '../ask-matcher.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

type Asked = { code: string; suspended: boolean; reason: string; staff: StaffIdentity; ip: string }

/** Stops the bets of a market or lets them go on, and writes down who did it and why. */
export async function suspendMarket(ports: Ports, asked: Asked): Promise<void> {
  const { code, suspended, reason, staff, ip } = asked
  const type = suspended ? 'suspend' : 'resume'
  await askMatcher(ports, { type, code, reason: 'staff' })
  await inTransaction(ports.db, (tx) =>
    writeAudit(tx, {
      staff,
      act: `market.${type}`,
      subject: `market:${code}`,
      detail: { reason },
      ip,
      at: ports.clock.now(),
    }),
  )
}
