import { LANGUAGES } from '@maidan/contract'
import { openWorld, type World, type WorldOptions } from '@maidan/testkit'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { syncCatalogue } from '../games/jobs/sync-catalogue.ts'

const TIMEOUT_MS = 60_000

/** The nouns that have texts, by the partners who bring them into the demo world. */
const NOUNS = [
  {
    partners: { studio: true },
    fill: syncCatalogue,
    nouns: ['game', 'notice', 'page_version', 'promotion', 'slider'],
  },
  {
    partners: { feed: { speed: 1 } },
    fill: () => Promise.resolve(0),
    nouns: ['market', 'runner', 'sport_event'],
  },
] satisfies {
  partners: WorldOptions
  fill: (ctx: World['api']['ctx']) => Promise<number>
  nouns: string[]
}[]

/** A table of texts, and how its rows belong to those of its noun. */
type TextTable = { noun: string; texts: string; belongs: string }

async function textTables({ db }: World['api']['ctx']): Promise<TextTable[]> {
  const { rows } = await sql<TextTable>`
    SELECT c.confrelid::regclass::text AS noun, c.conrelid::regclass::text AS texts,
      string_agg(format('t.%I = n.%I', a.attname, b.attname), ' AND ') AS belongs
    FROM pg_constraint c
    CROSS JOIN unnest(c.conkey, c.confkey) AS k (own, noun)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.own
    JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.noun
    WHERE c.contype = 'f' AND c.conrelid::regclass::text LIKE '%\\_text'
    GROUP BY c.oid, c.conrelid, c.confrelid ORDER BY 1
  `.execute(db)
  return rows
}

/** Whether a noun has rows, and how many texts they lack in one of the languages. */
async function readTable({ db }: World['api']['ctx'], { noun, texts, belongs }: TextTable) {
  const { rows } = await sql<{ isThere: boolean; lacking: bigint }>`
    SELECT count(*) > 0 AS "isThere", count(*) FILTER (WHERE NOT EXISTS (
      SELECT 1 FROM ${sql.table(texts)} t WHERE ${sql.raw(belongs)} AND t.language = l.code
    )) AS lacking
    FROM ${sql.table(noun)} n CROSS JOIN unnest(${[...LANGUAGES]}::text[]) AS l (code)
  `.execute(db)
  return { noun, ...rows[0] }
}

test.each(NOUNS)(
  'whatever the demo world has of $nouns has its texts in every language of the house',
  async ({ partners, fill, nouns }) => {
    const world = await openWorld(partners)
    const { ctx } = world.api
    try {
      // A partner on a busy machine may be late, and is asked again.
      await vi.waitFor(() => fill(ctx), { timeout: TIMEOUT_MS })
      const all = await textTables(ctx)
      expect(all.map(({ noun }) => noun)).toEqual(NOUNS.flatMap((one) => one.nouns).toSorted())
      const own = all.filter(({ noun }) => nouns.includes(noun))
      await vi.waitFor(
        async () => {
          const read = await Promise.all(own.map((table) => readTable(ctx, table)))
          expect(read).toEqual(nouns.map((noun) => ({ noun, isThere: true, lacking: 0n })))
        },
        { timeout: TIMEOUT_MS, interval: 200 },
      )
    } finally {
      await world.close()
    }
  },
  3 * TIMEOUT_MS,
)

test('no column of the database belongs to one language', async () => {
  const world = await openWorld()
  const { rows } = await sql`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ ${`_(${LANGUAGES.join('|')})$`}
  `.execute(world.api.ctx.db)
  await world.close()
  expect(rows).toEqual([])
})
