import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { onlookerStream, type OnlookerStream } from './onlooker-stream.ts'

const FRAME = Buffer.alloc(16 * 1024, 'x')
const WAITING_BYTES = 64 * 1024

let server: Server
let page: Socket

afterEach(() => {
  page.destroy()
  server.closeAllConnections()
  server.close()
})

/** A page that asks for the stream, and reads of it only if it is told to. */
async function ask(): Promise<{ raw: ServerResponse; stream: OnlookerStream }> {
  const answering = new Promise<ServerResponse>((resolve) => {
    server = createServer((_request, raw) => resolve(raw.writeHead(200)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a TCP port always has an address of this shape.
  page = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  page.write('GET / HTTP/1.1\r\nhost: studio\r\n\r\n')
  const raw = await answering
  return { raw, stream: onlookerStream(raw) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('[LAW-23] who does not read is cut when their stream ends, and a late frame breaks nothing', async () => {
  const { raw, stream } = await ask()
  while (raw.writableLength < WAITING_BYTES) {
    stream.send(FRAME)
    await turn()
  }
  stream.end()
  stream.send(FRAME)
  await expect.poll(() => raw.closed).toBe(true)
  expect(raw.writableFinished).toBe(false)
})

test('who reads has all of it to the end, and nothing after it', async () => {
  const { raw, stream } = await ask()
  let text = ''
  page.on('data', (part: Buffer) => (text += part.toString())).resume()
  stream.send(Buffer.from('data: first\n\n'))
  await expect.poll(() => text).toContain('first')
  stream.end()
  stream.send(Buffer.from('data: late\n\n'))
  await expect.poll(() => raw.closed).toBe(true)
  expect([raw.writableFinished, text.includes('late')]).toEqual([true, false])
})

test('who reads too slowly is dropped', async () => {
  const { raw, stream } = await ask()
  for (let sent = 0; sent < 10_000 && !raw.destroyed; sent += 1) {
    stream.send(FRAME)
    await turn()
  }
  await expect.poll(() => raw.closed).toBe(true)
})
