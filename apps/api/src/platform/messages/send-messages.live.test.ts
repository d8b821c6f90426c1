import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMessage } from './queue-message.ts'
import { forgetMessages } from './forget-messages.ts'
import { sendMessages } from './send-messages.ts'

/** An SMS gateway that breaks as often as it is told to, and then takes every message. */
let gateway: Server
let world: World
let failures = 0
const taken: string[] = []

beforeAll(async () => {
  gateway = createServer((request, response) => {
    request.setEncoding('utf8').once('data', (body: string) => {
      failures -= 1
      if (failures < 0) taken.push(body)
      response.writeHead(failures < 0 ? 200 : 503).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  world = await openWorld({ env: { SMS_URL: `http://127.0.0.1:${port}/sms`, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await world.close()
  gateway.close()
})

const sms = (text: string) => ({
  channel: 'sms' as const,
  recipient: '+8801711223344',
  subject: '',
  text,
})

async function rowsOf(state: string) {
  const { rows } = await sql<{ tries: number; text: string }>`
    SELECT tries, text FROM message_out WHERE state = ${state}
  `.execute(world.api.ctx.db)
  return rows
}

test('[API-23] a message survives a gateway that breaks, and keeps no text once it is sent', async () => {
  failures = 2
  await queueMessage(world.api.ctx.db, sms('first'))
  await expect.poll(() => rowsOf('sent'), { timeout: 15_000 }).toEqual([{ tries: 3, text: '' }])
  expect(taken.map((body): unknown => JSON.parse(body))).toEqual([
    { to: '+8801711223344', text: 'first' },
  ])
})

test('[API-23] the last try that fails gives the message up and forgets its text', async () => {
  failures = Number.POSITIVE_INFINITY
  await sql`
    INSERT INTO message_out (channel, recipient, subject, text, tries)
    VALUES ('sms', '+8801711223344', '', 'too late', 7)
  `.execute(world.api.ctx.db)
  await expect.poll(() => rowsOf('failed')).toEqual([{ tries: 8, text: '' }])
})

test('[API-23] many processes send each message once', async () => {
  failures = 0
  taken.length = 0
  const { ctx } = world.api
  await ctx.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 50; number += 1) await queueMessage(tx, sms(`number ${number}`))
  })
  await Promise.all(Array.from({ length: 6 }, () => sendMessages(ctx)))
  await expect.poll(() => taken.length).toBe(50)
  await expect.poll(() => rowsOf('waiting')).toEqual([])
  expect(new Set(taken).size).toBe(50)
})

test('[API-23] what is done is deleted after a month, what waits is kept', async () => {
  const { ctx } = world.api
  failures = Number.POSITIVE_INFINITY
  await queueMessage(ctx.db, sms('waits'))
  await sql`UPDATE message_out SET created_at = now() - interval '31 days'`.execute(ctx.db)
  await forgetMessages(ctx)
  expect(await rowsOf('sent')).toEqual([])
  expect((await rowsOf('waiting')).map(({ text }) => text)).toEqual(['waits'])
})
