import type pg from 'pg'

/** Where a text of content stood before languages were rows, and where it stands since. */
type Place = {
  noun: string
  /** What names a row of the noun, as SQL: in its own table, and in its table of texts. */
  key: string
  textKey: string
  field: string
  /** The column of each language that there was then. */
  old: { en: string; bn: string }
}

const PLACES: readonly Place[] = [
  place('notice', 'id::text', 'notice_id::text', 'notice', { en: 'text_en', bn: 'text_bn' }),
  place('slider', 'id::text', 'slider_id::text', 'name', { en: 'name_en', bn: 'name_bn' }),
  place('promotion', 'id::text', 'promotion_id::text', 'name'),
  place('promotion', 'id::text', 'promotion_id::text', 'description'),
  place('game', 'code', 'game_code', 'name'),
  place('sport_event', 'id', 'event_id', 'name'),
  place('sport_event', 'id', 'event_id', 'competition'),
  place('market', 'id::text', 'market_id::text', 'name'),
  place('runner', `market_id || '/' || id`, `market_id || '/' || runner_id`, 'name'),
]

function place(noun: string, key: string, textKey: string, ...of: [string, Place['old']?]): Place {
  const [field, old = { en: field, bn: `${field}_bn` }] = of
  return { noun, key, textKey, field, old }
}

/** Every text of a house that keeps a column a language, as `promotion.name 5 bn: …`, sorted. */
export async function readColumnTexts(client: pg.ClientBase): Promise<string[]> {
  const columns = await columnsOf(client)
  const parts = PLACES.flatMap(({ noun, key, field, old }) =>
    Object.entries(old)
      .filter(([, column]) => columns.has(`${noun}.${column}`))
      .map(
        ([language, column]) =>
          `SELECT '${noun}.${field}' AS what, ${key} AS key, '${language}' AS language,
            ${column} AS said FROM ${noun}`,
      ),
  )
  return readParts(client, parts)
}

/** The same of a house whose texts are rows by language. */
export function readRowTexts(client: pg.ClientBase): Promise<string[]> {
  const parts = PLACES.map(
    ({ noun, textKey, field }) =>
      `SELECT '${noun}.${field}' AS what, ${textKey} AS key, language::text, ${field} AS said
      FROM ${noun}_text`,
  )
  return readParts(client, parts)
}

/** An empty text is none. */
async function readParts(client: pg.ClientBase, parts: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT what || ' ' || key || ' ' || language || ': ' || said AS line
    FROM (${parts.join(' UNION ALL ')}) texts WHERE said <> ''`,
  )
  return rows.map(({ line }) => line).toSorted()
}

async function columnsOf(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public'`,
  )
  return new Set(rows.map(({ name }) => name))
}
