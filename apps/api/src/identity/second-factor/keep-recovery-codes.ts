import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

/** Makes new recovery codes in the place of all former ones; only their hashes are kept. */
export async function keepRecoveryCodes(tx: Tx, playerId: bigint): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(playerId, code))
  await sql`DELETE FROM player_recovery_code WHERE player_id = ${playerId}`.execute(tx)
  await sql`
    INSERT INTO player_recovery_code (player_id, code_hash)
    SELECT ${playerId}, decode(hash, 'hex')
    FROM unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) AS hash
  `.execute(tx)
  return codes
}
