import { createServer } from 'node:net'
import { Sentence } from '../sentence.ts'
import { PORT_KEYS, type Ports } from './config.ts'

/** Both are asked, because some systems let one listen where the other is taken. */
const HOSTS = [undefined, '127.0.0.1']

/** @throws Sentence with the port and its environment key when a listener is in the way. */
export async function assertPortsFree(ports: Ports): Promise<void> {
  for (const key of PORT_KEYS) {
    for (const host of HOSTS) {
      const code = await tryToListen(ports[key], host)
      if (code !== undefined) throw new Sentence(explain(key, ports[key], code))
    }
  }
}

function explain(key: string, port: number, code: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: end that, or set ${key} to a free port.`
  }
  return `Port ${port} cannot be opened (${code}): set ${key} to another port.`
}

function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.close(() => resolve(undefined))
    })
  })
}
