/** In one order, whatever order they were found in. */
export function byId(some: readonly object[]): string[] {
  return some
    .map((one) =>
      JSON.stringify(
        Object.entries(one).toSorted(([a], [b]) => compare(a, b)),
        sayValue,
      ),
    )
    .toSorted((a, b) => compare(a, b))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}

/** Throws unless both say the same. */
export function same(where: () => string, engine: unknown, naive: unknown) {
  const [one, other] = [engine, naive].map((said) => JSON.stringify(said, sayValue))
  if (one !== other) throw new Error(`${where()}\n  engine: ${one}\n  naive:  ${other}`)
}

export function sayValue(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}
