import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { tryPin } from './try-pin.ts'

type Ports = { clock: Clock; db: Db; log: Logger }

/** Takes a player's PIN away for who knows it; they are told of it. Refuses as `tryPin` does. */
export async function removePin(
  ports: Ports,
  { player, pin, ip }: { player: PlayerIdentity; pin: string; ip: string },
): Promise<void> {
  await tryPin(ports, { player, pin, ip })
  const { playerId: id, language } = player
  await inTransaction(ports.db, async (tx) => {
    await sql`DELETE FROM withdrawal_pin WHERE player_id = ${id}`.execute(tx)
    await notifyPlayer(tx, { id, language }, { code: 'withdrawalPinRemoved', params: {} })
  })
}
