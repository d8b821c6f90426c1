import type { LiveEvent } from '@maidan/contract'

const retryMinMs = 1000
const retryMaxMs = 30_000
const livePath = '/live'

export type LiveConnection = { close: () => void }

/**
 * Keeps one socket open for a player: says hello with his token, hands on every event, and tries
 * again with growing pauses when the line drops. The polled calls go on whatever happens here.
 */
export function connectLive(token: string, onEvent: (event: LiveEvent) => void): LiveConnection {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let closed = false

  const open = () => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${livePath}`)
    socket.addEventListener('open', () => {
      failures = 0
      socket?.send(JSON.stringify({ type: 'hello', token }))
    })
    socket.addEventListener('message', (message) => {
      const event = readEvent(message.data)
      if (event !== null && !closed) onEvent(event)
    })
    socket.addEventListener('close', () => {
      if (!closed) timer = setTimeout(open, pauseMs(failures++))
    })
  }

  open()
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}

/** Doubles from one second to half a minute, with a random part so that players do not return at once. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  const full = Math.min(retryMaxMs, retryMinMs * 2 ** failures)
  return full / 2 + (full / 2) * random()
}

function readEvent(data: unknown): LiveEvent | null {
  if (typeof data !== 'string') return null
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'type' in event
      ? (event as LiveEvent)
      : null
  } catch {
    return null
  }
}
