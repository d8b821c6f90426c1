import { sql, type RawBuilder } from 'kysely'
import { stopAct, stopSubject, type StopTarget } from './stop-target.ts'
import type { StopStatus } from './lock-target.ts'

/** What a list of the desk reads of each thing that may be stopped. */
export type StopColumns = {
  status: StopStatus
  approval_id: bigint | null
  stopped: { by: string; at: string; reason: string } | null
}

type Columns = Pick<StopTarget, 'of'> & {
  key: RawBuilder<string>
  status: RawBuilder<StopStatus>
  at: Date
}

/** Its state, who stopped it last while it is stopped, and the request to open it again that waits. */
export function stopColumns({ of, key, status, at }: Columns): RawBuilder<StopColumns> {
  const subject = sql`${stopSubject({ of, key: '' })}::text || ${key}`
  return sql`
    ${status} AS status,
    (SELECT a.id FROM approval a WHERE a.kind = 'game.open' AND a.subject = ${subject}
      AND a.state = 'waiting' AND a.expires_at > ${at}) AS approval_id,
    CASE WHEN ${status} = 'inactive' THEN (
      SELECT json_build_object('by', a.actor, 'at', a.at, 'reason', a.detail::jsonb ->> 'reason')
      FROM audit a WHERE a.subject = ${subject} AND a.act = ${stopAct({ of })} ORDER BY a.id DESC LIMIT 1
    ) END AS stopped
  `
}

/** The same as the desk is answered. */
export function asStopLine({ status, approval_id, stopped }: StopColumns) {
  return {
    status,
    approval_id: approval_id === null ? null : Number(approval_id),
    stopped: stopped && { ...stopped, at: new Date(stopped.at).toISOString() },
  }
}
