/**
 * Begins something before the page's own code is there, for that code to take; a second take, which is
 * a second try, begins anew.
 */
export function beginEarly<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = begin()
  // Whoever takes it hears of a failure; until then it is nobody's.
  begun.catch(() => undefined)
  return () => {
    const first = begun ?? begin()
    begun = null
    return first
  }
}
