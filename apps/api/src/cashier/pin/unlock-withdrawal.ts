import { PIN_UNLOCK_MINUTES } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { tryPin } from './try-pin.ts'

type Ports = { clock: Clock; db: Db; log: Logger }

/** Lets one withdrawal of this session pass, for a few minutes. Refuses as `tryPin` does. */
export async function unlockWithdrawal(
  ports: Ports,
  { player, pin, ip }: { player: PlayerIdentity; pin: string; ip: string },
): Promise<void> {
  await tryPin(ports, { player, pin, ip })
  const until = new Date(ports.clock.now().getTime() + PIN_UNLOCK_MINUTES * 60_000)
  await sql`
    UPDATE withdrawal_pin SET unlocked_session = ${player.sessionId}, unlocked_until = ${until}
    WHERE player_id = ${player.playerId}
  `.execute(ports.db)
}
