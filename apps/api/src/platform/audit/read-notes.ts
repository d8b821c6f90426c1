/** For how long a noted read stands for the further reads of the same player by the same session. */
const NOTED_AGAIN_AFTER_MS = 15 * 60_000
/** Notes that a process remembers; beyond them the oldest go, and their reads are noted once more. */
const NOTES_MAX = 50_000

/** Which reads of players this process has put into the audit lately. */
export type ReadNotes = {
  /** Those of the players whose read by this session is not noted, or too long ago. */
  missing(sessionId: bigint, playerIds: readonly bigint[], nowMs: number): bigint[]
  keep(sessionId: bigint, playerIds: readonly bigint[], nowMs: number): void
}

export function openReadNotes(): ReadNotes {
  const notedAtMs = new Map<string, number>()
  const key = (sessionId: bigint, playerId: bigint) => `${sessionId}:${playerId}`
  return {
    missing: (sessionId, playerIds, nowMs) =>
      [...new Set(playerIds)].filter((playerId) => {
        const atMs = notedAtMs.get(key(sessionId, playerId))
        return atMs === undefined || nowMs - atMs > NOTED_AGAIN_AFTER_MS
      }),
    keep(sessionId, playerIds, nowMs) {
      for (const playerId of playerIds) {
        notedAtMs.delete(key(sessionId, playerId))
        notedAtMs.set(key(sessionId, playerId), nowMs)
      }
      for (const oldest of notedAtMs.keys()) {
        if (notedAtMs.size <= NOTES_MAX) break
        notedAtMs.delete(oldest)
      }
    },
  }
}
