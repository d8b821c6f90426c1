/** Whether two rounds showed the same, whatever order their fields were written in. */
export function sameEvents(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))
}

/** The value with the fields of every object in alphabetical order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, ordered(field)]),
  )
}
