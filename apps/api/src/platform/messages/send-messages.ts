import { sql } from 'kysely'
import type { Message } from './queue-message.ts'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'
import type { MessageGateways } from './open-message-gateways.ts'

type Ports = { log: Logger; db: Db; messages: MessageGateways }

/** Messages taken at once, and sent side by side. */
const ROWS_MAX = 20
/** Tries of one message: with the pauses below the last one is about four minutes after the first. */
const TRIES_MAX = 8
const RETRY_PAUSE_MAX_SECONDS = 60
/** For how long a taken message belongs to its process; after a crash another one takes it. */
const LEASE_SECONDS = 30

type Row = Message & { id: bigint; tries: number }

/**
 * Sends what waits; returns how many messages it took. Rows are leased, not locked, while the
 * partner is asked: a message may arrive twice after a crash, and is never lost.
 */
export async function sendMessages(ports: Ports): Promise<number> {
  const { rows } = await sql<Row>`
    UPDATE message_out SET tries = tries + 1, next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT id FROM message_out WHERE state = 'waiting' AND next_try_at <= now()
      ORDER BY next_try_at, id LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING id, channel, recipient, subject, text, tries
  `.execute(ports.db)
  await Promise.all(rows.map((row) => send(ports, row)))
  return rows.length
}

async function send(ports: Ports, row: Row) {
  try {
    await handOver(ports, row)
    await close(ports, row.id, 'sent')
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    const { id, channel, tries } = row
    if (tries < TRIES_MAX) {
      ports.log.warn({ message: id.toString(), channel, tries, reason }, 'message not sent yet')
      return retryLater(ports, row)
    }
    ports.log.error({ message: id.toString(), channel, tries, reason }, 'message given up')
    await close(ports, id, 'failed')
  }
}

function handOver({ messages }: Ports, { channel, recipient: to, subject, text }: Row) {
  switch (channel) {
    case 'sms':
      return messages.sendSms({ to, text })
    case 'email':
      return messages.sendMail({ to, subject, text })
  }
}

/** A message that is done keeps no text: it may have carried a code. */
async function close({ db }: Ports, id: bigint, state: 'sent' | 'failed') {
  await sql`
    UPDATE message_out SET state = ${state}, text = '', sent_at = CASE WHEN ${state} = 'sent' THEN now() END
    WHERE id = ${id}
  `.execute(db)
}

async function retryLater({ db }: Ports, { id, tries }: Row) {
  const pauseSeconds = Math.min(2 ** (tries - 1), RETRY_PAUSE_MAX_SECONDS)
  await sql`
    UPDATE message_out SET next_try_at = now() + make_interval(secs => ${pauseSeconds})
    WHERE id = ${id}
  `.execute(db)
}
