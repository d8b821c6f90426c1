/** The row a statement must have answered with. A missing row is a bug, so it throws. */
export function oneRow<T>(result: { rows: readonly T[] }): T {
  const [row] = result.rows
  if (row === undefined) throw new Error('a statement that must answer with a row gave none')
  return row
}
