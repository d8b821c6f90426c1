import { PAGE_KEYS, type PageKey } from '@maidan/contract'
import { sql } from 'kysely'
import { writeVersion } from '../content/pages/write-version.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.ts'
import { eachLanguage } from '../platform/texts/each-language.ts'
import { firstPages } from './pages/first-pages.ts'

type Ports = { clock: Clock; db: Db }

const FIRST = { number: 1, staffId: null, reason: 'First version' } as const

/** The first version of every page that the house does not have; what was published stays. */
export async function seedPages(ports: Ports): Promise<void> {
  for (const key of PAGE_KEYS) await seedPage(ports, key)
}

async function seedPage({ clock, db }: Ports, key: PageKey) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      INSERT INTO page (key) VALUES (${key}) ON CONFLICT DO NOTHING RETURNING key
    `.execute(tx)
    if (rows.length === 0) return
    const texts = eachLanguage((language) => {
      const { title, body } = firstPages[language][key]
      return { title, body: body.trim() }
    })
    await writeVersion(tx, { ...FIRST, key, at: clock.now(), texts })
  })
}
