import { createServer, connect, type Server, type Socket } from 'node:net'
import { findFreePort } from './postgres/free-port.ts'

/** What stands between a house and its database, and can do to it what networks and machines do. */
export type DatabaseProxy = {
  /** The same database by way of the proxy. */
  through: (databaseUrl: string) => string
  /** Breaks every connection, as a machine does that dies. */
  reset: () => void
  /** Breaks every connection and takes no other, as a server that is down. */
  refuse: () => Promise<void>
  /** Takes connections and never answers, as a network that has gone silent. */
  freeze: () => void
  /** All is as before: what was frozen goes on. */
  heal: () => Promise<void>
  close: () => Promise<void>
}

type Pair = { near: Socket; far: Socket }

/** Opens a proxy on 127.0.0.1 before the server of a database address. */
export async function openDatabaseProxy(serverUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(serverUrl)
  const target = { host: hostname, port: Number(port) }
  const ownPort = await findFreePort()
  const pairs = new Set<Pair>()
  let isFrozen = false
  const listen = () =>
    listenOn(ownPort, (near) => {
      const pair = join(near, connect(target))
      pairs.add(pair)
      pair.near.once('close', () => pairs.delete(pair))
      if (isFrozen) pause(pair)
    })
  let server: Server | null = await listen()

  function reset() {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }

  async function refuse() {
    const listening = server
    server = null
    const closed = new Promise((resolve) => listening?.close(resolve) ?? resolve(null))
    reset()
    await closed
  }

  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${ownPort}`
      return url.href
    },
    reset,
    refuse,
    freeze() {
      isFrozen = true
      pairs.forEach(pause)
    },
    async heal() {
      isFrozen = false
      pairs.forEach(resume)
      server ??= await listen()
    },
    close: refuse,
  }
}

function listenOn(port: number, take: (near: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(take)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** The death of one side is the death of the other. */
function join(near: Socket, far: Socket): Pair {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.setNoDelay(true)
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
    one.pipe(other)
  }
  return { near, far }
}

/** Nothing is read any more, so that nothing is passed on. */
function pause({ near, far }: Pair) {
  for (const side of [near, far]) side.unpipe().pause()
}

function resume({ near, far }: Pair) {
  near.pipe(far)
  far.pipe(near)
}
