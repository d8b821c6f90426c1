/** Everyone who wants to hear of one kind of news. */
export type Listeners<News extends unknown[]> = {
  tell: (...news: News) => void
  /** Hears every later news; returns the way to stop. */
  listen: (listener: (...news: News) => void) => () => void
}

/** Makes a list of listeners that is empty. */
export function openListeners<News extends unknown[]>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>()
  return {
    tell: (...news) => {
      for (const listener of listeners) listener(...news)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
