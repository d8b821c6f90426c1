import { maskNumber } from '@maidan/cashier'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { usableFrom } from '../rules/usable-from.ts'

type Added = { ordinal: number; shown: string; verifiedAt: Date }

type Told = Pick<PlayerIdentity, 'playerId' | 'language'>

/**
 * Tells a player, in their inbox and on their main phone, that a number was added to their account and
 * from when it is of use: whoever has only borrowed a session does not add one unseen.
 */
export async function tellAdded(tx: Tx, { playerId: id, language }: Told, added: Added) {
  const from = usableFrom(added) ?? added.verifiedAt
  const params = { number: maskNumber(added.shown), time: siteMinute(from) }
  await notifyPlayer(tx, { id, language }, { code: 'numberAdded', params })
}

/** Tells them in the same way that a verified number was taken off. */
export async function tellRemoved(tx: Tx, { playerId: id, language }: Told, shown: string) {
  await notifyPlayer(
    tx,
    { id, language },
    { code: 'numberRemoved', params: { number: maskNumber(shown) } },
  )
}
