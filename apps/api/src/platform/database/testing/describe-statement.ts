import type pg from 'pg'

export type Column = { name: string; typeId: number; isNullable: boolean }

/** What the driver is told of a statement's columns. */
type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }

type Wire = {
  parse: (message: { text: string; name: string; types: number[] }) => void
  describe: (message: { type: 'S'; name: string }) => void
  sync: () => void
}

/**
 * Lets PostgreSQL parse and plan a statement without running it, and answers its columns. A column
 * read plainly from a table is nullable if the table's is and the statement does not ask for those
 * that are there. Throws what PostgreSQL says against it.
 */
export async function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  const fields = await fieldsOf(client, text)
  const nullable = await nullableOf(client, fields)
  return fields.map(({ name, tableID, columnID, dataTypeID }) => {
    const column = nullable.get(`${tableID}.${columnID}`)
    const isNullable = column !== undefined && !text.includes(`${column} IS NOT NULL`)
    return { name, typeId: dataTypeID, isNullable }
  })
}

function fieldsOf(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = []
    client.query({
      submit: (wire: Wire) => {
        wire.parse({ text, name: '', types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as never)
  })
}

/** The columns of tables among these fields that may be null: their names by `table.column`. */
async function nullableOf(client: pg.Client, fields: readonly Field[]) {
  const tables = [...new Set(fields.map(({ tableID }) => tableID))]
  const { rows } = await client.query<{ key: string; name: string }>(
    `SELECT c.oid || '.' || a.attnum AS key, a.attname AS name
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.oid = ANY($1::oid[]) AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attnotnull`,
    [tables],
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}
