export type GameNews =
  | { type: 'maidan:here' }
  | { type: 'maidan:balance' }
  | { type: 'maidan:round'; open: boolean }

/** Listens to the game's own page, and to nobody else, until what it answers is called. */
export function hearGame(url: string, hear: (news: GameNews) => void): () => void {
  const { origin } = new URL(url, location.href)
  const listen = (event: MessageEvent<unknown>) => {
    const news = event.origin === origin ? readNews(event.data) : null
    if (news !== null) hear(news)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

function readNews(data: unknown): GameNews | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type } = data
  if (type === 'maidan:balance' || type === 'maidan:here') return { type }
  if (type !== 'maidan:round' || !('open' in data)) return null
  return { type, open: data.open === true }
}
