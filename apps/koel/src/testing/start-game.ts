import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KEY_ID, KEY_SECRET } from './wallet/start-fake-wallet.ts'

export type Game = {
  readonly origin: string
  /** Kills the process as a power cut would. */
  kill(): void
  /** Starts it again on the same database; also when it was killed. */
  restart(): Promise<void>
  stop(): void
}

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The looks as they are; what browsers run is not built here. */
const PAGES = fileURLToPath(new URL('../look/public', import.meta.url))
const TOO_LONG_MS = 20_000

/** Runs the real server in a process of its own, on a database of its own. */
export async function startGame(walletOrigin: string, siteOrigin = walletOrigin): Promise<Game> {
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    KOEL_PORT: String(port),
    KOEL_WALLET_URL: walletOrigin,
    KOEL_KEY_ID: KEY_ID,
    KOEL_KEY_SECRET: KEY_SECRET,
    KOEL_SITE_ORIGIN: siteOrigin,
    KOEL_ORIGIN: origin,
    KOEL_DATABASE: join(mkdtempSync(join(tmpdir(), 'koel-')), 'koel.db'),
    KOEL_PAGES: PAGES,
    KOEL_CALL_TIMEOUT_MS: '3000',
  }
  let child = await spawnServer(environment)
  return {
    origin,
    kill: () => void child.kill('SIGKILL'),
    async restart() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      child = await spawnServer(environment)
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

async function spawnServer(environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const flags = ['--import', 'tsx', SERVER]
  const child = spawn(process.execPath, flags, {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server does not start')), TOO_LONG_MS)
    child.stdout?.on('data', (part: Buffer) => {
      if (!part.toString().includes('Koel Games at port')) return
      clearTimeout(timer)
      resolve()
    })
  })
  return child
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
