export const pushNames = ['match-odds', 'event', 'list', 'result'] as const
export type PushName = (typeof pushNames)[number]

export type PushMessage = { name: PushName; id: string; data: unknown }

type Handlers = { onMessage: (message: PushMessage) => void; onUp: (up: boolean) => void }

/** A line that says nothing for so long, not even its heartbeat, counts as down. */
const silenceMaxMs = 8000
const watchEveryMs = 1000
const retryMinMs = 2000
const retryMaxMs = 30_000

/**
 * Listens to the host's push and says when it is up. The browser reopens a line that drops; one
 * that the host refuses is tried again with growing pauses.
 */
export function openOddsPush(address: string, handlers: Handlers): { close: () => void } {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let pauseMs = retryMinMs
  let heardMs = 0
  let isUp = false

  const tell = (up: boolean) => {
    if (up === isUp) return
    isUp = up
    handlers.onUp(up)
  }
  const hear = () => {
    heardMs = performance.now()
    pauseMs = retryMinMs
    tell(true)
  }
  const fail = () => {
    tell(false)
    if (source.readyState !== EventSource.CLOSED) return
    retry = setTimeout(open, pauseMs)
    pauseMs = Math.min(retryMaxMs, pauseMs * 2)
  }
  const open = () => {
    source = new EventSource(address)
    source.addEventListener('open', hear)
    source.addEventListener('error', fail)
    source.addEventListener('heartbeat', hear)
    for (const name of pushNames) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        hear()
        const data = readData(event.data)
        if (data !== undefined) handlers.onMessage({ name, id: event.lastEventId, data })
      })
    }
  }

  open()
  const watch = setInterval(() => {
    if (performance.now() - heardMs > silenceMaxMs) tell(false)
  }, watchEveryMs)
  return {
    close() {
      clearInterval(watch)
      clearTimeout(retry)
      source.close()
    },
  }
}

/** Undefined for a message that was cut short. */
function readData(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
