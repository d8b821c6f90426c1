import { declare, type Run } from '../../platform/database/statement.ts'
import type { MatcherAnswer, PlaceRequest } from './matcher-command.ts'

type Row = { player_id: bigint; client_ref: string; fingerprint: string; order_ids: bigint[] }

const requestsStatement = declare<Row>(
  'exchange_known_requests',
  `SELECT r.player_id, r.client_ref, r.fingerprint, r.order_ids FROM bet_request r
  JOIN unnest($1::bigint[], $2::text[]) AS asked (player_id, client_ref)
    USING (player_id, client_ref)`,
)

/** Finds the requests that were answered before: the same again gets the same, others a conflict. */
export async function readRequests(
  run: Run,
  requests: readonly PlaceRequest[],
): Promise<(request: PlaceRequest) => MatcherAnswer | null> {
  const rows = await run(requestsStatement, [
    requests.map(({ bettor }) => bettor.playerId),
    requests.map(({ clientRef }) => clientRef),
  ])
  const known = new Map(rows.map((row) => [nameOf(Number(row.player_id), row.client_ref), row]))
  return ({ bettor, clientRef, fingerprint }) => {
    const row = known.get(nameOf(bettor.playerId, clientRef))
    if (!row) return null
    if (row.fingerprint !== fingerprint) return { status: 'refused', code: 'IDEMPOTENCY_CONFLICT' }
    return { status: 'done', orderIds: row.order_ids.map(Number) }
  }
}

function nameOf(playerId: number, clientRef: string): string {
  return `${playerId} ${clientRef}`
}
