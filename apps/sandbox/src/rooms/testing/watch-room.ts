import type { RoomFrame, RoomPhase, RoomView } from '../room-api.ts'
import { eventually } from '../../games/test-wallet/eventually.ts'

export type WatchedRoom = {
  /** Every frame that came, in order. */
  frames: RoomFrame[]
  /** The room as the frames leave it. */
  view: () => RoomView | undefined
  /** Waits for a phase; of a later round than `after`, if given. */
  until: (phase: RoomPhase, after?: number) => Promise<RoomView>
  close: () => void
}

/** Looks on in a room as its page does: server-sent events over fetch. */
export async function watchRoom(studioUrl: string, session: string): Promise<WatchedRoom> {
  const closing = new AbortController()
  const response = await fetch(new URL('/studio/rooms/stream', studioUrl), {
    headers: { authorization: `Bearer ${session}` },
    signal: closing.signal,
  })
  if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`)
  const frames: RoomFrame[] = []
  let view: RoomView | undefined
  const take = (frame: RoomFrame) => {
    frames.push(frame)
    if (frame.kind === 'view') ({ view } = frame)
    else if (view !== undefined) view = { ...view, ...frame }
  }
  read(response.body, take).catch(() => undefined)
  return {
    frames,
    view: () => view,
    until: (phase, after = 0) =>
      eventually(() => {
        if (view?.phase !== phase || view.number <= after) throw new Error(`no ${phase} yet`)
        // A round that was given back: the next one opens in a moment.
        if (phase === 'betting' && view.phaseEndsMs === null) throw new Error('no betting yet')
        return view
      }),
    close: () => closing.abort(),
  }
}

async function read(body: ReadableStream<Uint8Array>, take: (frame: RoomFrame) => void) {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      if (part.startsWith('data: ')) take(JSON.parse(part.slice(6)) as RoomFrame)
    }
  }
}
