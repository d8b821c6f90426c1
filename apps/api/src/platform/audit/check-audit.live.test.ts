import { staffOverview } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkAudit } from './check-audit.ts'

let world: World
const DAY_MS = 24 * 3600_000

beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

/** What only who owns the database itself could do to it. */
async function tamper(change: string) {
  const { pool } = world.api.ctx
  await pool.query('ALTER TABLE audit DISABLE TRIGGER append_only')
  await pool.query(change)
  await pool.query('ALTER TABLE audit ENABLE TRIGGER append_only')
}

async function alarmAfter(days: number) {
  world.clock.advance(days * DAY_MS)
  await checkAudit(world.api.ctx)
  const { body } = await world.call(staffOverview, await world.staff('admin'))
  return { broken: body.audit_broken_at, checked: body.audit_checked_at }
}

async function lines(count: number) {
  for (let written = 0; written < count; written += 1) await world.staff('admin')
}

test('[LAW-28] a whole chain is checked once a day and raises no alarm', async () => {
  await lines(3)
  const first = await alarmAfter(1)
  expect(first.broken).toBeNull()
  expect((await alarmAfter(0.5)).checked).toBe(first.checked)
  expect((await alarmAfter(1)).checked).not.toBe(first.checked)
  const { rows } = await sql`SELECT 1 FROM audit_check`.execute(world.api.ctx.db)
  expect(rows).toHaveLength(3)
})

test.each([
  ['a changed line', `UPDATE audit SET actor = 'nobody' WHERE id = 2`, 2],
  ['a missing line', 'DELETE FROM audit WHERE id = 2', 2],
  ['lines cut off at the end', 'DELETE FROM audit WHERE id >= 4', 4],
])('[LAW-28] %s is found and stands on the overview', async (_, change, line) => {
  await lines(5)
  expect((await alarmAfter(1)).broken).toBeNull()
  await tamper(change)
  expect((await alarmAfter(1)).broken).toBe(line)
})
