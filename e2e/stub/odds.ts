import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A data host of the exchange on an origin of its own, as a test wants it. */
export type StubOdds = {
  url: string
  /** What a call of this path answers: JSON, text as it is, a status, or `null` to break off. */
  answers: Record<string, unknown>
  /** The paths that were asked, the push aside. */
  asked: { path: string; atMs: number }[]
  /** Whether the push may be opened; closing it drops those who listen. */
  allowPush: (allowed: boolean) => void
  push: (name: string, data: unknown, id?: string) => void
  listeners: () => number
  close: () => Promise<void>
}

const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

/** Starts a data host that answers only what the test gives it; the push is closed at first. */
export async function startStubOdds(answers: Record<string, unknown>): Promise<StubOdds> {
  const asked: StubOdds['asked'] = []
  const open = new Set<ServerResponse>()
  let pushAllowed = false
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://odds').pathname
    if (path === '/api/push') {
      if (!pushAllowed) return response.writeHead(404, headers).end()
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      response.write(': open\n\n')
      open.add(response)
      response.on('close', () => open.delete(response))
      return undefined
    }
    asked.push({ path, atMs: Date.now() })
    return answerWith(response, answers[path])
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    asked,
    allowPush(allowed) {
      pushAllowed = allowed
      if (!allowed) for (const response of open) response.destroy()
    },
    push(name, data, id = '') {
      const frame = `${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
      for (const response of open) response.write(frame)
    },
    listeners: () => open.size,
    close: () =>
      new Promise<void>((closed) => {
        for (const response of open) response.destroy()
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

function answerWith(response: ServerResponse, answer: unknown): void {
  if (answer === null) return void response.destroy()
  if (answer === undefined) return void response.writeHead(404, headers).end()
  if (typeof answer === 'number') return void response.writeHead(answer, headers).end()
  if (answer instanceof Promise) {
    return void answer.then((settled: unknown) => answerWith(response, settled))
  }
  const isText = typeof answer === 'string'
  response.writeHead(200, {
    ...headers,
    'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
  })
  response.end(isText ? answer : JSON.stringify(answer))
}
