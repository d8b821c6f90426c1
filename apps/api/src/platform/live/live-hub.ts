import type { LiveEvent } from '@maidan/contract'

/** Sockets of one player at most; the oldest gives way. */
const SOCKETS_PER_PLAYER_MAX = 8

type Socket = { sessionId: bigint; send: (frame: string) => void; close: () => void }

/** Who listens, by player. An event is framed once and sent to each of the player's sockets. */
export type LiveHub = {
  join(playerId: bigint, socket: Socket): () => void
  tell(playerId: bigint, event: LiveEvent): void
  /** Tells the sockets of one session, or all of the player's, that they are logged out. */
  dismiss(playerId: bigint, sessionId?: bigint): void
  size(): number
}

export function openLiveHub(): LiveHub {
  const players = new Map<bigint, Set<Socket>>()
  return {
    join(playerId, socket) {
      const sockets = players.get(playerId) ?? new Set()
      players.set(playerId, sockets)
      sockets.add(socket)
      if (sockets.size > SOCKETS_PER_PLAYER_MAX) sockets.values().next().value?.close()
      return () => {
        sockets.delete(socket)
        if (sockets.size === 0 && players.get(playerId) === sockets) players.delete(playerId)
      }
    },
    tell(playerId, event) {
      const frame = JSON.stringify(event)
      for (const socket of players.get(playerId) ?? []) socket.send(frame)
    },
    dismiss(playerId, sessionId) {
      const frame = JSON.stringify({ type: 'logged_out' } satisfies LiveEvent)
      for (const socket of players.get(playerId) ?? []) {
        if (sessionId !== undefined && socket.sessionId !== sessionId) continue
        socket.send(frame)
        socket.close()
      }
    },
    size: () => [...players.values()].reduce((sum, sockets) => sum + sockets.size, 0),
  }
}
