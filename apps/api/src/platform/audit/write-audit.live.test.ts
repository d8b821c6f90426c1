import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { auditHash, writeAudit, type AuditLine } from './write-audit.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function readChain() {
  const { rows } = await sql<Omit<AuditLine, 'previous'> & { previous_hash: string; hash: string }>`
    SELECT id, actor, act, subject, detail::text AS detail, ip, at, previous_hash, hash
    FROM audit ORDER BY id
  `.execute(world.api.ctx.db)
  return rows
}

const write = (subject: string, fails = false) =>
  inTransaction(world.api.ctx.db, async (tx) => {
    const act = 'test.act'
    const detail = { z: 1, a: 'ক', nested: null }
    const at = world.clock.now()
    await writeAudit(tx, { staff: { username: 'admin' }, act, subject, detail, ip: '::1', at })
    if (fails) throw new Error('the act failed')
  })

test('[SIL-026] lines written at once form one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => write(`test:${index}`)))
  await expect(write('test:undone', true)).rejects.toThrow('the act failed')
  await write('test:last')
  const chain = await readChain()
  expect(chain.map(({ id }) => id)).toEqual(chain.map((_, index) => BigInt(index + 1)))
  expect(chain.filter(({ subject }) => subject === 'test:undone')).toEqual([])
  let previous = '0'.repeat(64)
  for (const line of chain) {
    expect(line.previous_hash).toBe(previous)
    expect(line.hash).toBe(auditHash({ ...line, previous }))
    previous = line.hash
  }
})

test('[SIL-026] no line is changed or taken away', async () => {
  const { db } = world.api.ctx
  await expect(sql`UPDATE audit SET actor = 'nobody'`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`DELETE FROM audit`.execute(db)).rejects.toThrow('append-only')
})
