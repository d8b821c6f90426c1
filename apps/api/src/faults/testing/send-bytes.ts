import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends bytes as they are and reads what comes back until the server closes. */
export async function sendBytes(origin: string, bytes: string) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const sentAt = performance.now()
  socket.write(bytes)
  const answer = await text(socket)
  const tookMs = performance.now() - sentAt
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
  )
  return { status: Number(first.split(' ')[1]), headers, text: rest.join('\r\n\r\n'), tookMs }
}
