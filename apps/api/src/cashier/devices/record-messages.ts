import type { CallBody, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type Ports = { clock: Clock; db: Db }

type Post = CallBody<Calls['postDeviceMessages']>
type Received = { deviceId: bigint; post: Post }

/**
 * Stores what a phone forwards before anything is done about it, and that it lives. Answers the
 * highest message without a gap below it. The same message again is nothing; the same number with
 * another text is refused with the whole post. An older post than the last one tells no news of
 * the phone itself. Once it has spoken, nobody is shown a part of its secret.
 */
export function recordMessages(
  { clock, db }: Ports,
  { deviceId, post }: Received,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const device = await lockDevice(tx, deviceId)
    const at = clock.now()
    await storeMessages(tx, { deviceId, messages: post.messages, at })
    await checkStored(tx, deviceId, post.messages)
    const taken = await countTaken(tx, deviceId, device.taken)
    await sql`UPDATE device SET taken = ${taken} WHERE id = ${deviceId}`.execute(tx)
    if (device.heard_at === null)
      await sql`DELETE FROM device_part WHERE device_id = ${deviceId}`.execute(tx)
    await sql`
      UPDATE device SET sequence = ${post.sequence}, battery = ${post.battery}, heard_at = ${at}
      WHERE id = ${deviceId} AND sequence < ${post.sequence}
    `.execute(tx)
    return Number(taken)
  })
}

type Locked = { taken: bigint; heard_at: Date | null }

async function lockDevice(tx: Tx, id: bigint): Promise<Locked> {
  const { rows } = await sql<Locked>`
    SELECT taken, heard_at FROM device WHERE id = ${id} AND revoked_at IS NULL FOR NO KEY UPDATE
  `.execute(tx)
  const [device] = rows
  if (!device) throw new Refusal('INVALID_SIGNATURE')
  return device
}

type Stored = { deviceId: bigint; messages: Post['messages']; at: Date }

async function storeMessages(tx: Tx, { deviceId, messages, at }: Stored) {
  if (messages.length === 0) return
  await sql`
    INSERT INTO device_message (device_id, number, sent_from, text, received_at, arrived_at)
    SELECT ${deviceId}, m.number, m.sent_from, m.text, m.received_at, ${at}
    FROM ${listed(messages)} ON CONFLICT (device_id, number) DO NOTHING
  `.execute(tx)
}

async function checkStored(tx: Tx, deviceId: bigint, messages: Post['messages']) {
  if (messages.length === 0) return
  const { rows } = await sql<{ number: bigint }>`
    SELECT m.number FROM ${listed(messages)}
    JOIN device_message stored ON stored.device_id = ${deviceId} AND stored.number = m.number
    WHERE stored.text <> m.text OR stored.sent_from <> m.sent_from LIMIT 1
  `.execute(tx)
  const [changed] = rows
  if (!changed) return
  throw new Refusal('DEVICE_MESSAGE_CHANGED', { params: { number: Number(changed.number) } })
}

function listed(messages: Post['messages']) {
  const numbers = messages.map(({ number }) => number)
  const froms = messages.map(({ from }) => from)
  const texts = messages.map(({ text }) => text)
  const times = messages.map(({ received_at }) => received_at)
  return sql`unnest(${numbers}::bigint[], ${froms}::text[], ${texts}::text[],
    ${times}::timestamptz[]) AS m (number, sent_from, text, received_at)`
}

async function countTaken(tx: Tx, deviceId: bigint, taken: bigint): Promise<bigint> {
  const { rows } = await sql<{ taken: bigint }>`
    SELECT coalesce(max(number), ${taken}) AS taken FROM (
      SELECT number, row_number() OVER (ORDER BY number) AS place
      FROM device_message WHERE device_id = ${deviceId} AND number > ${taken}
    ) above WHERE number = ${taken} + place
  `.execute(tx)
  return rows[0]?.taken ?? taken
}
