import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { addressPath } from '../addresses/address-path.ts'

type Line = CallAnswer<Calls['staffSweep']>['transfers'][number]

type Row = {
  address: string
  key_fingerprint: string
  key_index: bigint
  micro: bigint
  state: Line['state']
  txid: string | null
}

/** The transfers of a sweep, those with most first. */
export async function listSweepLines(db: Db, id: bigint): Promise<Line[]> {
  const { rows } = await sql<Row>`
    SELECT l.address, a.key_fingerprint, a.key_index, l.micro, l.state, o.txid
    FROM usdt_sweep_line l JOIN usdt_address a USING (address)
    LEFT JOIN usdt_outgoing o ON o.id = l.outgoing_id
    WHERE l.sweep_id = ${id} ORDER BY l.micro DESC, l.address
  `.execute(db)
  return rows.map(({ address, key_fingerprint: key, key_index: index, micro, state, txid }) => ({
    from: address,
    path: addressPath(index),
    key,
    micro: micro.toString(),
    state,
    txid,
  }))
}
