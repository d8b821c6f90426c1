import { LIVE_PATH, liveEvent, type LiveEvent } from '@maidan/contract'
import { WebSocket } from 'ws'

/** A live socket as an app opens it, with all that it was told and how it was closed. */
export type Listener = {
  received: LiveEvent[]
  /** The code of the close; null while the socket is open. */
  closed: () => number | null
  socket: WebSocket
}

/** Opens a live socket and sends `first` as its first frame, if there is one. */
export async function openSocket(origin: string, first: string | null): Promise<Listener> {
  const socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH)
  const received: LiveEvent[] = []
  let code: number | null = null
  socket.on('message', (data: Buffer) =>
    received.push(liveEvent.parse(JSON.parse(data.toString()))),
  )
  socket.on('close', (closeCode) => (code = closeCode))
  socket.on('error', () => undefined)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  if (first !== null) socket.send(first)
  return { received, closed: () => code, socket }
}

/** Opens a live socket and says who is there. */
export function hello(origin: string, token: string): Promise<Listener> {
  return openSocket(origin, JSON.stringify({ type: 'hello', token }))
}
