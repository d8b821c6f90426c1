import type { LiveEvent } from '@maidan/contract'

/** News for one player, or for one session of theirs, as it travels between processes. */
export type PlayerNews = { playerId: bigint; sessionId?: bigint; event: LiveEvent }

/**
 * Fan-out between processes. Nothing is true because the bus said so: it only tells who should
 * look again, and polling covers what it loses.
 */
export type Bus = {
  publish(news: PlayerNews): void
  subscribe(listener: (news: PlayerNews) => void): () => void
}

/** The bus of a single process. */
export function openLocalBus(): Bus {
  const listeners = new Set<(news: PlayerNews) => void>()
  return {
    publish(news) {
      for (const listener of listeners) listener(news)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
