/** Reads once for everyone who asks within `keptMs`; a failed read is not kept. */
export function kept<T>(read: () => Promise<T>, keptMs: number, now = Date.now): () => Promise<T> {
  let reading: Promise<T> | null = null
  let until = 0
  return () => {
    if (reading !== null && now() < until) return reading
    until = now() + keptMs
    const mine = read()
    reading = mine
    mine.catch(() => {
      if (reading === mine) reading = null
    })
    return mine
  }
}
