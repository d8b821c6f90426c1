import { afterAnswer, restSeconds, type OutsideKey, type PartnerState } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Begun, DepositAnswer, PayoutAnswer } from './payment-partner.ts'

type Ports = { db: Db; clock: Clock }

/** `read`: a node of a chain has shown what was asked for. */
type Kind = (Begun | DepositAnswer | PayoutAnswer)['kind'] | 'read'

/** How the partners, and the node of a chain, have answered lately, over all processes. */
export type PartnerHealth = {
  note(partner: OutsideKey, kind: Kind): Promise<void>
  /** Seconds for which no new payment is begun; 0 when the partner may be asked. */
  restSeconds(partner: OutsideKey): Promise<number>
  /** The partners that are left alone now. */
  resting(): Promise<OutsideKey[]>
  /** The partners that were ever asked: unclear answers in a row, and seconds of rest. */
  read(): Promise<Map<OutsideKey, { failures: number; restSeconds: number }>>
}

type Row = { partner: OutsideKey; failures: number; rests_until: Date | null }

export function openPartnerHealth(ports: Ports): PartnerHealth {
  return {
    note: (partner, kind) =>
      kind === 'unknown' ? noteFailure(ports, partner) : clearFailures(ports, partner),
    restSeconds: async (partner) => {
      const states = await readStates(ports)
      return restSeconds(states.get(partner) ?? fresh, ports.clock.now().getTime())
    },
    resting: async () => {
      const now = ports.clock.now().getTime()
      const states = await readStates(ports)
      return [...states].filter(([, state]) => restSeconds(state, now) > 0).map(([key]) => key)
    },
    read: async () => {
      const now = ports.clock.now().getTime()
      const states = await readStates(ports)
      return new Map(
        [...states].map(([key, state]) => [
          key,
          { failures: state.failures, restSeconds: restSeconds(state, now) },
        ]),
      )
    },
  }
}

const fresh: PartnerState = { failures: 0, restsUntilMs: null }

async function readStates({ db }: Ports): Promise<Map<OutsideKey, PartnerState>> {
  const { rows } = await sql<Row>`
    SELECT partner, failures, rests_until FROM partner_health
  `.execute(db)
  return new Map(
    rows.map(({ partner, failures, rests_until }) => [
      partner,
      { failures, restsUntilMs: rests_until?.getTime() ?? null },
    ]),
  )
}

function noteFailure({ db, clock }: Ports, partner: OutsideKey): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    await sql`
      INSERT INTO partner_health (partner, failures, updated_at) VALUES (${partner}, 0, ${at})
      ON CONFLICT (partner) DO NOTHING
    `.execute(tx)
    const { rows } = await sql<{ failures: number }>`
      SELECT failures FROM partner_health WHERE partner = ${partner} FOR UPDATE
    `.execute(tx)
    const failed = { failures: rows[0]?.failures ?? 0, restsUntilMs: null }
    const { failures, restsUntilMs } = afterAnswer(failed, false, at.getTime())
    const restsUntil = restsUntilMs === null ? null : new Date(restsUntilMs)
    await sql`
      UPDATE partner_health SET failures = ${failures}, rests_until = ${restsUntil}, updated_at = ${at}
      WHERE partner = ${partner}
    `.execute(tx)
  })
}

/** Writes nothing for a partner that was well: a busy one answers hundreds of times a second. */
async function clearFailures({ db, clock }: Ports, partner: OutsideKey): Promise<void> {
  await sql`
    UPDATE partner_health SET failures = 0, rests_until = NULL, updated_at = ${clock.now()}
    WHERE partner = ${partner} AND failures > 0
  `.execute(db)
}
