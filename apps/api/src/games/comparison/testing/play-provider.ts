import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PlayedProvider = {
  origin: string
  /** What it answers to every call; an empty list until a test says otherwise. */
  answer: { status: number; text: string }
  /** The calls that were posted to it. */
  asked: { url: string; text: string }[]
  close: () => Promise<void>
}

/** A provider’s server over real HTTP that says what a test has it say. */
export async function playProvider(): Promise<PlayedProvider> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      if (request.method === 'POST') provider.asked.push({ url: request.url ?? '', text })
      const { status, text: said } = provider.answer
      response.writeHead(status, { 'content-type': 'application/json' }).end(said)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a TCP port always has an address of this shape.
  const { port } = server.address() as AddressInfo
  const provider: PlayedProvider = {
    origin: `http://127.0.0.1:${port}`,
    answer: { status: 200, text: JSON.stringify({ rounds: [], next: null }) },
    asked: [],
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}
