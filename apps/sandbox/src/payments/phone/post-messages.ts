import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import * as z from 'zod'
import { oneRow } from '../../games/db/one-row.ts'
import type { PhoneRow } from './read-phone.ts'

const MESSAGES_MAX = 50
const ANSWER_TIMEOUT_MS = 5_000

const takenAnswer = z.object({ taken: z.number().int().min(0) })

type MessageRow = { number: string; sender: string; text: string; at: Date }

/** Posts what the site has not taken, news first, and notes what it has taken now. @throws if it was refused. */
export async function postMessages(books: Pool, phone: PhoneRow): Promise<void> {
  const { device } = phone
  const messages = await readWaiting(books, phone)
  const counted = await books.query<{ sequence: string }>(
    'update wallets.phone set sequence = sequence + 1 where device = $1 returning sequence',
    [device],
  )
  const body = JSON.stringify({
    sequence: Number(oneRow(counted).sequence),
    battery: null,
    messages: messages.map(({ number, sender, text, at }) => ({
      number: Number(number),
      from: sender,
      text,
      received_at: at.toISOString(),
    })),
  })
  const taken = await send(phone, body)
  await books.query(
    `with told as (update wallets.phone set taken = greatest(taken, $2) where device = $1)
     update wallets.phone_message set posted_at = clock_timestamp()
     where device = $1 and number = any($3::bigint[])`,
    [device, taken, messages.map(({ number }) => number)],
  )
}

async function readWaiting(books: Pool, { device, taken }: PhoneRow): Promise<MessageRow[]> {
  const { rows } = await books.query<MessageRow>(
    `select number, sender, text, at from wallets.phone_message
     where device = $1 and number > $2 and not is_dropped
     order by posted_at nulls first, number limit ${MESSAGES_MAX}`,
    [device, taken],
  )
  return rows.toSorted((one, other) => Number(one.number) - Number(other.number))
}

async function send({ site, device, secret }: PhoneRow, body: string): Promise<number> {
  const time = String(Date.now())
  const answer = await fetch(new URL(`/api/devices/${device}/messages`, site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-device-time': time,
      'x-device-signature': createHmac('sha256', Buffer.from(secret, 'base64url'))
        .update(`${device}.${time}.${body}`)
        .digest('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
  return takenAnswer.parse(await answer.json()).taken
}
