import { sql } from 'kysely'
import { stepOf } from '../../platform/authenticator/step-of.ts'
import type { Tx } from '../../platform/database/db.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { countRecoveryCodes } from './find-factor.ts'
import { openPlayerSecret } from './player-secret.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { config: Config; clock: Clock }

/** What a player brings to show that they hold their second factor, as a call carries it. */
export type Proof = { totp?: string | undefined; recovery_code?: string | undefined }

/** The field that a proof was typed into. */
export function fieldOf({ recovery_code = '' }: Proof): 'recovery_code' | 'totp' {
  return recovery_code === '' ? 'totp' : 'recovery_code'
}

/** Whether a proof is right; a code counts once, so a right one is then spent. */
export function spendProof(ports: Ports, tx: Tx, playerId: bigint, proof: Proof): Promise<boolean> {
  const { totp = '', recovery_code: recoveryCode = '' } = proof
  return recoveryCode === ''
    ? spendCode(ports, tx, playerId, totp)
    : spendRecoveryCode(ports, tx, playerId, recoveryCode)
}

async function spendCode(ports: Ports, tx: Tx, playerId: bigint, code: string) {
  const { rows } = await sql<{ secret: string }>`
    SELECT secret FROM player_authenticator WHERE player_id = ${playerId} FOR UPDATE
  `.execute(tx)
  const secret = openPlayerSecret(ports, playerId, rows[0]?.secret ?? '')
  const step = secret === null ? null : await stepOf(ports.clock.now(), secret, code)
  if (step === null) return false
  const spent = await sql`
    UPDATE player_authenticator SET last_step = ${step}
    WHERE player_id = ${playerId} AND last_step < ${step} RETURNING player_id
  `.execute(tx)
  return spent.rows.length > 0
}

/** Its use is told to the player, with how many are left. */
async function spendRecoveryCode({ clock }: Ports, tx: Tx, playerId: bigint, code: string) {
  const spent = await sql`
    UPDATE player_recovery_code SET used_at = ${clock.now()}
    WHERE player_id = ${playerId} AND code_hash = ${hashRecoveryCode(playerId, code)}
      AND used_at IS NULL
    RETURNING player_id
  `.execute(tx)
  if (spent.rows.length === 0) return false
  const left = String(await countRecoveryCodes(tx, playerId))
  await writeInbox(tx, playerId, { code: 'recoveryCodeUsed', params: { left } })
  return true
}
