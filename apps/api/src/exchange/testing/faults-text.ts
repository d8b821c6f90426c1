/** Rows of the database as one text, bigints and all, for the message of a failing test. */
export function faultsText(faults: readonly unknown[]): string {
  return JSON.stringify(faults, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
