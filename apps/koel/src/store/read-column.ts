/** A row as the database answers it: each column is looked at before it is believed. */
export type Row = Readonly<Record<string, unknown>>

/** The text in a column that may be null. */
export function readOptional(row: Row, column: string): string | null {
  const value = row[column]
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') throw new Error(`${column} is no text`)
  return value
}

/** The text in a column. */
export function readText(row: Row, column: string): string {
  const value = readOptional(row, column)
  if (value === null) throw new Error(`${column} is null`)
  return value
}

/** The whole number in a column. */
export function readNumber(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new Error(`${column} is no number`)
  return value
}
