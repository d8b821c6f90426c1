import { createDatabase } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSealKeys } from '../../../platform/authenticator/seal-text.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import { openAskPartner } from '../ask-partner.ts'
import { bkashTokens } from '../bkash/bkash-tokens.ts'
import type { SettingsOf } from '../partner-settings.ts'
import { openStubPartner, type StubPartner } from '../testing/open-stub-partner.ts'
import { openSharedToken } from './shared-token.ts'

const PROCESSES = 20
const CALLS_EACH = 5
const MINUTE_MS = 60_000
const seal = openSealKeys({ SECRET: 'Vw3kq9ZtR7xLm2Yb8HdNc5JfPs6GaQe4', FORMER_SECRETS: [] })

let house: ReturnType<typeof openDatabase>
let bkash: StubPartner
let nowMs = Date.parse('2026-11-23T10:00:00Z')
let isDown = false
let granted = 0

beforeAll(async () => {
  house = openDatabase(await createDatabase('tokens', process.env['TEST_TEMPLATE']), 24)
  bkash = await openStubPartner(async () => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    if (isDown) return { status: 500, text: '' }
    granted += 1
    const fields = { id_token: `t${granted}`, refresh_token: `r${granted}`, expires_in: 3600 }
    return { text: JSON.stringify({ statusCode: '0000', ...fields }) }
  })
})
afterAll(async () => {
  await bkash.close()
  await house.db.destroy()
})
afterEach(async () => {
  isDown = false
  bkash.calls.length = 0
  await sql`DELETE FROM partner_token`.execute(house.db)
  await sql`DELETE FROM partner_token_call`.execute(house.db)
})

/** The shared token as a process of its own sees it. */
function openProcess() {
  const clock = { now: () => new Date(nowMs), monotonicMs: () => 0 }
  const settings = {
    BKASH_URL: bkash.url,
    BKASH_USERNAME: 'shop',
    BKASH_PASSWORD: 'word',
    BKASH_APP_KEY: 'key',
    BKASH_APP_SECRET: 'secret',
  } as SettingsOf<'bkash'>
  return openSharedToken({ ...house, clock, seal }, bkashTokens(openAskPartner(), settings))
}

const steps = () => bkash.calls.map(({ path }) => path.split('/').at(-1))

test('[LAW-11] twenty processes that call at once share one grant', async () => {
  const processes = Array.from({ length: PROCESSES }, openProcess)
  const calls = processes.flatMap((one) => Array.from({ length: CALLS_EACH }, () => one.take()))
  const tokens = new Set(await Promise.all(calls))
  expect(tokens).toEqual(new Set([`t${granted}`]))
  expect(steps()).toEqual(['grant'])
  expect(bkash.calls[0]).toMatchObject({ headers: { username: 'shop', password: 'word' } })
  const { rows } = await sql<{ sealed_token: string; sealed_refresh: string }>`
    SELECT sealed_token, sealed_refresh FROM partner_token
  `.execute(house.db)
  expect(rows[0]).toEqual({
    sealed_token: expect.stringMatching(/^v1\./),
    sealed_refresh: expect.stringMatching(/^v1\./),
  })
})

test('it is refreshed at minute 50, and granted anew once it is over', async () => {
  const [one, other] = [openProcess(), openProcess()]
  const first = await one.take()
  nowMs += 50 * MINUTE_MS - 1
  expect(await other.take()).toBe(first)
  nowMs += 1
  const second = await other.take()
  expect(second).not.toBe(first)
  expect(await one.take()).toBe(second)
  expect(JSON.parse(bkash.calls[1]?.body ?? '')).toMatchObject({ app_key: 'key' })
  nowMs += 61 * MINUTE_MS
  await one.take()
  expect(steps()).toEqual(['grant', 'refresh', 'grant'])
})

test('a token that is refused is replaced once for all, and no hour has a third call', async () => {
  const processes = Array.from({ length: PROCESSES }, openProcess)
  const first = (await processes[0]?.take()) ?? ''
  const others = await Promise.all(processes.map((one) => one.replace(first)))
  const [second] = others
  expect(new Set(others)).toEqual(new Set([`t${granted}`]))
  expect(await processes[3]?.replace(second ?? '')).toBeNull()
  expect(steps()).toEqual(['grant', 'grant'])
  nowMs += 60 * MINUTE_MS
  expect(await processes[3]?.replace(second ?? '')).toBe(`t${granted}`)
  expect(steps()).toEqual(['grant', 'grant', 'grant'])
})

test('a partner that gives none is asked twice an hour, and an old token serves meanwhile', async () => {
  const one = openProcess()
  const first = await one.take()
  nowMs += 51 * MINUTE_MS
  isDown = true
  expect([await one.take(), await one.take()]).toEqual([first, first])
  nowMs += 9 * MINUTE_MS
  expect([await one.take(), await one.take()]).toEqual([null, null])
  expect(steps()).toEqual(['grant', 'refresh', 'grant'])
})
