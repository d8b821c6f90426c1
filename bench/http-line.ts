import { connect, type Socket } from 'node:net'

export type LineReply = { status: number; head: string; body: string }

type LineRequest = { method: string; path: string; headers?: string; body?: string }

/** One connection that is kept, with one request at a time: as little work as HTTP can be. */
export type HttpLine = {
  send: (request: LineRequest) => Promise<LineReply>
  bytesRead: () => number
  close: () => void
}

export async function openHttpLine(origin: string): Promise<HttpLine> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.setNoDelay(true)
  const reader = readReplies(socket)
  return {
    send({ method, path, headers = '', body = '' }) {
      const length = Buffer.byteLength(body)
      const about = `content-type: application/json\r\ncontent-length: ${length}\r\n`
      const head = `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${headers}`
      socket.write(`${head}${length > 0 ? about : ''}\r\n${body}`)
      return reader.next()
    },
    bytesRead: () => socket.bytesRead,
    close: () => socket.destroy(),
  }
}

function readReplies(socket: Socket): { next: () => Promise<LineReply> } {
  let buffer = Buffer.alloc(0)
  let waiting: { resolve: (reply: LineReply) => void; reject: (error: Error) => void } | null = null
  socket.on('data', (chunk) => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
    const end = buffer.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = buffer.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (buffer.length < end + 4 + length) return
    const body = buffer.toString('utf8', end + 4, end + 4 + length)
    buffer = buffer.subarray(end + 4 + length)
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body })
    waiting = null
  })
  const fail = () => waiting?.reject(new Error('the connection ended'))
  socket.on('close', fail).on('error', fail)
  return {
    next: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
      }),
  }
}
