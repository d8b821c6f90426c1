import type { Tx } from '../../platform/database/db.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { percentText } from '../rules/percent-text.ts'
import type { NamedLevel } from './read-vip-terms.ts'

/** Tells a player, in the transaction that makes it true, that they have come to a level. */
export async function tellLevel(tx: Tx, playerId: bigint, { names, earnBps }: NamedLevel) {
  const params = { level: names, percent: percentText(earnBps) }
  await writeInbox(tx, playerId, { code: 'vipLevel', params })
}
