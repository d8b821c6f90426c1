import { StudioError } from '../../games/errors/studio-error.ts'

/** Streams that one session, and all sessions together, may have open. */
const STREAMS_PER_SESSION_MAX = 3
const STREAMS_MAX = 5_000

/** A stream of a session. `visit` names the page that follows by it, null where none is named; `cut` ends it at once. */
type OpenStream = { visit: string | null; cut: () => void }

type OpenStreams = {
  /** Whether one more may be opened. Throws TOO_MANY_STREAMS. */
  assertRoom: (token: string) => void
  /** Counts a stream until what it answers is called. */
  add: (token: string, stream: OpenStream) => () => void
  /** Cuts what a page follows by: it asks anew, so its line is dead, whether the studio has heard of that or not. */
  cutLine: (token: string, visit: string | null) => void
}

/** The streams that this process has open. */
export function openStreams(): OpenStreams {
  const open = new Map<string, Set<OpenStream>>()
  let openInAll = 0
  const remove = (token: string, stream: OpenStream) => {
    const own = open.get(token)
    if (own?.delete(stream) !== true) return
    openInAll -= 1
    if (own.size === 0) open.delete(token)
  }
  return {
    assertRoom(token) {
      const own = open.get(token)?.size ?? 0
      if (own >= STREAMS_PER_SESSION_MAX || openInAll >= STREAMS_MAX) {
        throw new StudioError('TOO_MANY_STREAMS')
      }
    },
    add(token, stream) {
      const own = open.get(token) ?? new Set()
      open.set(token, own.add(stream))
      openInAll += 1
      return () => remove(token, stream)
    },
    cutLine(token, visit) {
      if (visit === null) return
      for (const stream of open.get(token) ?? []) {
        if (stream.visit !== visit) continue
        remove(token, stream)
        stream.cut()
      }
    },
  }
}
