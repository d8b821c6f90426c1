/** Prints one line about what happens. */
export function say(line: string): void {
  console.log(line)
}

/** Says that a piece of work begins and how long it took. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  say(`  … ${name}`)
  const result = await work()
  say(`  ✓ ${name} (${seconds(Date.now() - startedAt)})`)
  return result
}

/** A duration as people read it: "0.4 s". */
export function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`
}
