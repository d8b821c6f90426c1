import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

export type SpawnedApi = { url: string; kill: () => Promise<void> }

const MAIN = path.resolve(import.meta.dirname, '../../main.ts')

/** Starts a whole api in a process of its own, which a test may kill without a warning. */
export async function spawnApi(env: Record<string, string>): Promise<SpawnedApi> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      BACKOFFICE_PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as { msg?: string; url?: string }
    if (said.msg !== 'api is up') continue
    // Nobody reads on: the pipe must not fill up while the api lives.
    child.stdout.resume()
    return {
      url: said.url ?? '',
      kill: async () => {
        child.kill('SIGKILL')
        await exited
      },
    }
  }
  throw new Error('the api ended before it was up')
}
