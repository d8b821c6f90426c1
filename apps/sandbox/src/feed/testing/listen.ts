/** A server-sent event as it came over the wire. */
export type Received = { id: string | null; name: string; data: string; atMs: number }

export type Listener = {
  received: Received[]
  /** Resolves with the first event that fits, one already received included; fails after 10 s. */
  until: (fits: (one: Received) => boolean) => Promise<Received>
  /** Resolves when the other side has ended the connection. */
  ended: Promise<void>
  /** Bytes of an event that never came to its end. */
  rest: () => string
  close: () => void
}

const PATIENCE_MS = 10_000
const STEP_MS = 10

/** Listens to a push as a partner's client does, over plain HTTP. */
export async function listen(url: string, lastId?: string): Promise<Listener> {
  const stop = new AbortController()
  const answer = await fetch(url, {
    signal: stop.signal,
    headers: lastId === undefined ? {} : { 'last-event-id': lastId },
  })
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${await answer.text()}`)
  const received: Received[] = []
  let rest = ''
  const decoder = new TextDecoder()
  const ended = (async () => {
    for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      received.push(...blocks.flatMap(parse))
    }
  })().catch(() => undefined)
  return {
    received,
    ended,
    rest: () => rest,
    close: () => stop.abort(),
    async until(fits) {
      const untilMs = Date.now() + PATIENCE_MS
      while (Date.now() < untilMs) {
        const found = received.find(fits)
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
      throw new Error(`not received among ${received.map(({ name }) => name).join(', ')}`)
    },
  }
}

function parse(block: string): Received[] {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
  const name = fields.get('event')
  if (name === undefined) return []
  return [{ id: fields.get('id') ?? null, name, data: fields.get('data') ?? '', atMs: Date.now() }]
}
