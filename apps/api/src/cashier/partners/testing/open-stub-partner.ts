import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StubCall = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** `cut` ends the connection without an answer; `silent` leaves it open and says nothing. */
export type StubAnswer = { status?: number; text: string } | 'cut' | 'silent'

export type StubPartner = {
  url: string
  calls: StubCall[]
  close(): Promise<void>
}

/** A partner on a port of its own that answers as the test says. */
export async function openStubPartner(
  answer: (call: StubCall) => StubAnswer | Promise<StubAnswer>,
): Promise<StubPartner> {
  const calls: StubCall[] = []
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    calls.push(call)
    const said = await answer(call)
    if (said === 'silent') return
    if (said === 'cut') request.socket.destroy()
    else response.writeHead(said.status ?? 200, { location: '/elsewhere' }).end(said.text)
  }
  const server = createServer((request, response) => {
    void reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function readCall(request: IncomingMessage): Promise<StubCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub')
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
