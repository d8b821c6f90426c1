import type { Column } from './describe-statement.ts'

/** What the house's driver makes of a column, by the number of its type in PostgreSQL. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  18: 'string',
  19: 'string',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  114: '{}',
  700: 'number',
  701: 'number',
  869: 'string',
  1000: 'boolean[]',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'string[]',
  1016: 'bigint[]',
  1043: 'string',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  3802: '{}',
}

/** The columns of a statement as the type that `RowCheck` compares with. */
export function columnTypes(columns: readonly Column[]): string {
  const fields = columns.map(({ name, typeId, isNullable }) => {
    const type = TYPES[typeId]
    if (type === undefined) throw new Error(`no type is known for ${name}, of type ${typeId}`)
    return `${JSON.stringify(name)}: ${type}${isNullable ? ' | null' : ''}`
  })
  return `{ ${fields.join('; ')} }`
}
