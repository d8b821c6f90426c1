import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { keepRecoveryCodes } from './keep-recovery-codes.ts'
import { refuseCode } from './refuse-code.ts'
import { spendProof } from './spend-proof.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

/** How long a shown secret waits for its first code. */
const ENROLMENT_LASTS_MS = 30 * 60_000

type Confirmation = { player: PlayerIdentity; totp: string; ip: string }

/** Turns the second factor on with a code of the shown authenticator; gives the recovery codes. */
export async function confirmSecondFactor(ports: Ports, { player, totp, ip }: Confirmation) {
  const { playerId } = player
  await ports.limits.take('secretPerPlayer', playerId.toString())
  const codes = await inTransaction(ports.db, async (tx) => {
    await lockWaiting(ports, tx, playerId)
    if (!(await spendProof(ports, tx, playerId, { totp }))) return null
    await sql`
      UPDATE player_authenticator SET confirmed_at = ${ports.clock.now()}
      WHERE player_id = ${playerId}
    `.execute(tx)
    await writeInbox(tx, playerId, { code: 'secondFactorOn', params: {} })
    return keepRecoveryCodes(tx, playerId)
  })
  return codes ?? refuseCode(ports, { playerId, proof: { totp }, ip })
}

async function lockWaiting({ clock }: Ports, tx: Tx, playerId: bigint) {
  const since = new Date(clock.now().getTime() - ENROLMENT_LASTS_MS)
  const { rows } = await sql`
    SELECT 1 FROM player_authenticator
    WHERE player_id = ${playerId} AND confirmed_at IS NULL AND begun_at > ${since} FOR UPDATE
  `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
}
