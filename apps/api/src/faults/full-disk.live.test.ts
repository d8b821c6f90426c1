import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sendMessage, startChat } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { startPostgres, type Postgres } from '@maidan/testkit/postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SUPPORT_ACCOUNT_ID } from '../support/chat/support-account.ts'
import { openDesk } from '../cashier/testing/open-desk.ts'
import { canMount, openSmallDisk, type SmallDisk } from './testing/small-disk.ts'

const DATABASE_MB = 400
const RECEIPTS_MB = 2
const MESSAGES_MAX = 800
const HEALS_WITHIN_MS = 20_000
const SETUP_TIMEOUT_MS = 120_000
const TIMEOUT_MS = 120_000

describe.skipIf(!canMount())('a house whose disk is full', () => {
  let disks: { database: SmallDisk; receipts: SmallDisk }
  let postgres: Postgres
  let world: World
  let alice: Person
  beforeAll(async () => {
    disks = { database: openSmallDisk(DATABASE_MB), receipts: openSmallDisk(RECEIPTS_MB) }
    postgres = await startPostgres({ dataDir: disks.database.folder })
    const { TEST_DATABASE_URL: shared, TEST_TEMPLATE: template } = process.env
    process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
    // The copy that other houses begin with lies on the other server.
    delete process.env['TEST_TEMPLATE']
    try {
      world = await openWorld({ env: { DATA_DIR: disks.receipts.folder } })
    } finally {
      Object.assign(process.env, { TEST_DATABASE_URL: shared, TEST_TEMPLATE: template })
    }
    alice = await world.signUp('alice')
  }, SETUP_TIMEOUT_MS)
  afterAll(async () => {
    await world.close()
    await postgres.stop()
    disks.database.close()
    disks.receipts.close()
  }, SETUP_TIMEOUT_MS)

  test('[CASH-42] [LAW-22] says of a receipt that it found no room, keeps no part of it, and takes it later', async () => {
    const desk = openDesk(world)
    const { body } = await desk.claim(alice)
    const picture = await sharp({
      create: { width: 360, height: 780, channels: 3, background: '#e2136e' },
    })
      .png()
      .toBuffer()
    const send = async () => {
      const answer = await fetch(`${world.url}/api/deposits/${body.transaction_id}/receipt`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', authorization: `Bearer ${alice.token}` },
        body: new Uint8Array(picture),
      })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    const kept = () => readdir(path.join(disks.receipts.folder, 'receipts')).catch(() => [])
    await disks.receipts.fill()
    expect(await send()).toEqual([503, 'NO_ROOM'])
    expect(await kept()).toEqual([])
    await disks.receipts.free()
    expect(await send()).toEqual([200, undefined])
    expect(await kept()).toHaveLength(1)
  })

  test(
    '[LAW-22] refuses what it cannot write with a code, and writes again when there is room',
    async () => {
      const { token, playerId } = alice
      const support = { user_one_id: playerId, user_two_id: SUPPORT_ACCOUNT_ID }
      const { body: opened } = await world.call(startChat, { token, body: support })
      const message = { chat_id: opened.chat.id, sender_id: playerId, content: 'x'.repeat(1_900) }
      const write = () => world.call(sendMessage, { token, body: message })
      expect((await write()).status).toBe(200)
      await disks.database.fill()
      let last = await write()
      for (let sent = 0; last.status === 200 && sent < MESSAGES_MAX; sent += 1) last = await write()
      expect([last.status, last.error.code]).toEqual([503, 'NO_ROOM'])
      await disks.database.free()
      await expect.poll(async () => (await write()).status, { timeout: HEALS_WITHIN_MS }).toBe(200)
    },
    TIMEOUT_MS,
  )
})
