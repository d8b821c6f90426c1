/** Outcomes and spots are data alone, so that their texts with sorted names say whether they are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return sortedText(one) === sortedText(other)
}

function sortedText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
