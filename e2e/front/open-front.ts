import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, RequestOptions, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What a front says in the house's place, or that the line breaks. */
export type Reply =
  | { status: number; headers: Record<string, string>; body: string | Buffer }
  | 'broken'

/** Answers what it knows; undefined leaves a request to those asked before, and at last to the house. */
export type Clerk = (request: IncomingMessage, url: URL) => Promise<Reply> | undefined

/**
 * A door before the house: the page speaks to it as to the house, a test answers there what it is
 * about, and the rest is passed on. The browser sees one server, so that what it has fetched and
 * compiled is kept; a route inside the browser would switch its cache off.
 */
export type Front = {
  url: string
  /** The clerk that came last is asked first. */
  add: (clerk: Clerk) => void
  /** Sends the clerks home; answers what they failed with, and how often they spoke for the house. */
  clear: () => { faults: Error[]; answered: number }
  close: () => Promise<void>
}

/** Opens a front before a house that listens on this machine. */
export async function openFront(house: string): Promise<Front> {
  const clerks: Clerk[] = []
  const faults: Error[] = []
  let answered = 0
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', house)
    const reply = firstOf(clerks, request, url)
    if (reply === undefined) return passOn(request, response, house)
    answered += 1
    void reply.catch(failed).then((said) => send(response, said))
  })
  const failed = (reason: unknown): Reply => {
    faults.push(reason instanceof Error ? reason : new Error(String(reason)))
    return 'broken'
  }
  server.on('upgrade', (request, socket, head) => passUpgrade(request, socket, head, house))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (clerk) => clerks.unshift(clerk),
    clear() {
      const spoken = { faults: faults.splice(0), answered }
      clerks.length = 0
      answered = 0
      return spoken
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function firstOf(
  clerks: readonly Clerk[],
  request: IncomingMessage,
  url: URL,
): Promise<Reply> | undefined {
  for (const clerk of clerks) {
    const reply = clerk(request, url)
    if (reply !== undefined) return reply
  }
  return undefined
}

function send(response: ServerResponse, reply: Reply): void {
  // A line that is merely cut would be tried again by the browser; nonsense is not.
  if (reply === 'broken') return void response.socket?.end('?')
  response.writeHead(reply.status, reply.headers).end(reply.body)
}

function passOn(request: IncomingMessage, response: ServerResponse, house: string): void {
  const asked = ask(toHouse(request, house), (answer) => {
    // With it the browser would start a process of its own for the page of every test.
    delete answer.headers['cross-origin-opener-policy']
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.on('error', () => response.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

function passUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, house: string): void {
  const asked = ask(toHouse(request, house))
  const end = () => void socket.destroy()
  asked.on('error', end)
  asked.on('response', end)
  asked.on('upgrade', (answer: IncomingMessage, other: Socket, rest: Buffer) => {
    const lines = answer.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ''}`] : [],
    )
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    socket.write(rest)
    other.write(head)
    socket.on('error', () => other.destroy()).on('close', () => other.destroy())
    other.on('error', end).on('close', end)
    socket.pipe(other).pipe(socket)
  })
  asked.end()
}

/** The house sees itself in the request, as if no front stood there. */
function toHouse(request: IncomingMessage, house: string): RequestOptions {
  const { hostname, port, host, origin } = new URL(house)
  const given = request.headers
  const headers = { ...given, host, ...(given.origin !== undefined && { origin }) }
  return { hostname, port, path: request.url ?? '/', method: request.method ?? 'GET', headers }
}
