import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

/** Below the ports that systems give to outgoing connections, which would race with ours. */
const LOWEST = 20_000
const HIGHEST = 32_000
const BLOCK_PORTS = 60
const BLOCKS = (HIGHEST - LOWEST) / BLOCK_PORTS
const TRIES_MAX = 400

type Block = { next: number; end: number }
let block: Block = { next: 0, end: 0 }

/**
 * A TCP port of 127.0.0.1 that nobody listens on, and that no other process which asks here is
 * given: a port that is only found free can be found by two who listen on it seconds later.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (block.next === block.end) block = await claimBlock()
    const port = block.next
    block.next += 1
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${LOWEST} and ${HIGHEST} was found on 127.0.0.1.`)
}

/** Sixty ports are ours while we listen on the first; the system gives them back when we end. */
async function claimBlock(): Promise<Block> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const first = LOWEST + randomInt(BLOCKS) * BLOCK_PORTS
    const guard = await listenOn(first)
    if (!guard) continue
    guard.unref()
    return { next: first + 1, end: first + BLOCK_PORTS }
  }
  throw new Error(`All ports between ${LOWEST} and ${HIGHEST} of 127.0.0.1 are taken.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = await listenOn(port)
  if (!server) return false
  return new Promise((resolve) => server.close(() => resolve(true)))
}

function listenOn(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
