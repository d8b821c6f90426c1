import { readFrames, type Frame } from './read-frames.ts'

/** What the push brings, in the order in which it was sent; `sequence` is of one `epoch`. */
export type PushNews = { name: string; epoch: string; sequence: number; data: string }

export type PushListener = {
  news: (news: PushNews) => void
  /** The stream has broken or has been silent for too long; it is opened again by itself. */
  down: () => void
  up: () => void
}

const RETRY_MS = 1_000

type Listening = { closed: boolean; lastId: string; abort: AbortController }

/** Listens to a stream of server-sent events for as long as it is wanted, and comes back to it. */
export function listenPush(url: string, listener: PushListener): { close: () => void } {
  const state: Listening = { closed: false, lastId: '', abort: new AbortController() }
  void keepListening(url, listener, state)
  return {
    close() {
      state.closed = true
      state.abort.abort()
    },
  }
}

async function keepListening(url: string, listener: PushListener, state: Listening) {
  while (!state.closed) {
    state.abort = new AbortController()
    try {
      await listenOnce(url, listener, state)
    } catch {
      // Whatever ended the stream, it is opened again.
    }
    if (state.closed) return
    listener.down()
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

async function listenOnce(url: string, listener: PushListener, state: Listening) {
  const { lastId, abort } = state
  const headers = {
    accept: 'text/event-stream',
    ...(lastId === '' ? {} : { 'last-event-id': lastId }),
  }
  const response = await fetch(url, { headers, signal: abort.signal })
  if (!response.ok || !response.body) throw new Error(`the push answered ${response.status}`)
  listener.up()
  for await (const frame of readFrames(response.body, abort)) receive(frame, listener, state)
}

function receive(frame: Frame, listener: PushListener, state: Listening) {
  const data = frame.get('data')
  if (data === undefined) return
  const id = frame.get('id')
  if (id !== undefined) state.lastId = id
  const [epoch = '', sequence = '0'] = (id ?? '').split('-')
  listener.news({ name: frame.get('event') ?? 'message', epoch, sequence: Number(sequence), data })
}
