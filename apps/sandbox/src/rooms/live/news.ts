/** `phase`: everybody is told at once. `bets`: soon enough. */
export type NewsKind = 'phase' | 'bets'

/** Tells what follows the rooms within this process that one of them has changed. */
export type News = {
  tell: (game: string, kind: NewsKind) => void
  listen: (listener: (game: string, kind: NewsKind) => void) => void
}

export function openNews(): News {
  const listeners: ((game: string, kind: NewsKind) => void)[] = []
  return {
    tell: (game, kind) => {
      for (const listener of listeners) listener(game, kind)
    },
    listen: (listener) => {
      listeners.push(listener)
    },
  }
}
