import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@maidan/testkit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'

const steps = fileURLToPath(new URL('../database/migrations', import.meta.url))
const APPROVALS = '0011-approvals'

/** A folder with the steps that an old house has run. */
async function oldSteps(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-steps-'))
  for (const name of await readdir(steps))
    if (name < APPROVALS)
      await cp(path.join(steps, name), path.join(folder, name), { recursive: true })
  return folder
}

test('[LAW-24] requests of an old house open as they stood: some wait, the others keep their history', async () => {
  const folder = await oldSteps()
  const { db, pool } = openDatabase(await createDatabase('old'), 4)
  try {
    await migrate(pool, folder)
    await sql`
      INSERT INTO staff (username, password_hash, role)
      VALUES ('rana', '-', 'trader'), ('mina', '-', 'admin')
    `.execute(db)
    await sql`
      INSERT INTO sport_event (id, sport, name, starts_at) VALUES ('1', 'cricket', 'A v B', now())
    `.execute(db)
    await sql`
      INSERT INTO market (code, event_id, kind, name) VALUES ('1.1', '1', 'match_odds', 'Match Odds')
    `.execute(db)
    await sql`
      INSERT INTO runner (market_id, id, ordinal, name)
      SELECT id, 11, 0, 'Lions' FROM market UNION ALL SELECT id, 12, 1, 'Tigers' FROM market
    `.execute(db)
    await sql`
      INSERT INTO market_request
        (market_id, outcome, void_spans, reason, asked_by, asked_at, state, answered_by, answered_at)
      SELECT m.id, q.* FROM market m, (VALUES
        ('{"winners": [12, 11]}'::jsonb, '[{"fromMs": 1, "toMs": 2}]'::jsonb, 'dead heat', 'rana',
          timestamptz '2026-01-01', 'approved', 'mina', timestamptz '2026-01-02'),
        ('{"score": 57}', '[]', 'scorecard', 'mina', '2026-01-03', 'rejected', 'rana', '2026-01-04'),
        ('{"winners": [11]}', '[]', 'late', 'rana', '2026-01-05', 'rejected', NULL, '2026-01-06'),
        ('{"void": "rain"}', '[]', 'rain', 'rana', '2026-01-07', 'waiting', NULL, NULL)) AS q
    `.execute(db)
    await migrate(pool, steps)
    const { rows } = await sql`
      SELECT a.kind, a.subject, a.command ->> 'code' AS code, a.why, a.state,
        a.evidence #>> '{reasons,0}' AS reason, a.evidence #>> '{claimed,result}' AS result,
        s.username AS asked_by, d.username AS decided_by, a.asked_at, a.decided_at,
        a.expires_at > now() AS lasts
      FROM approval a JOIN staff s ON s.id = a.asked_by LEFT JOIN staff d ON d.id = a.decided_by
      ORDER BY a.id
    `.execute(db)
    const one = { kind: 'market.settle', subject: 'market:1.1', code: '1.1' }
    expect(rows).toMatchObject([
      { ...one, result: 'Tigers, Lions', state: 'agreed', asked_by: 'rana', decided_by: 'mina' },
      { ...one, result: '57', state: 'refused', asked_by: 'mina', decided_by: 'rana' },
      { ...one, result: 'Lions', state: 'expired', decided_by: null },
      { ...one, result: 'Void', reason: 'void', state: 'waiting', decided_by: null, lasts: true },
    ])
    expect(rows).toMatchObject([{ reason: 'void_span' }, { reason: 'settled_before' }, {}, {}])
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
})
