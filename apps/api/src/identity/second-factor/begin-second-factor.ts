import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkOwnPassword, type OwnPassword } from '../flows/check-own-password.ts'
import { newPlayerSecret } from './player-secret.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

/** Shows a player a new authenticator, which does not count before it is confirmed. */
export async function beginSecondFactor(ports: Ports, asked: OwnPassword) {
  const { playerId, username } = asked.player
  await ports.limits.take('secretPerPlayer', playerId.toString())
  await checkOwnPassword(ports, asked)
  const { sealed, shown } = newPlayerSecret(ports, { id: playerId, username })
  const { rows } = await sql`
    INSERT INTO player_authenticator (player_id, secret, begun_at)
    VALUES (${playerId}, ${sealed}, ${ports.clock.now()})
    ON CONFLICT (player_id) DO UPDATE SET secret = excluded.secret, begun_at = excluded.begun_at,
      last_step = 0
    WHERE player_authenticator.confirmed_at IS NULL
    RETURNING player_id
  `.execute(ports.db)
  if (rows.length === 0) throw new Refusal('SECOND_FACTOR_ON')
  return shown
}
