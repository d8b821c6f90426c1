import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { TestWallet } from './start-test-wallet.ts'
import type { TestDatabase } from './test-database.ts'

const PROGRAM = fileURLToPath(new URL('studio-process.ts', import.meta.url))

/**
 * A studio in a process of its own, which a test can kill, and where it listens. It ends with the test at
 * the latest: one that a failing test left behind would go on with the rounds of its next try.
 */
export async function startStudioProcess(
  wallet: TestWallet,
  database: TestDatabase,
): Promise<{ child: ChildProcess; url: string }> {
  const options = JSON.stringify({
    databaseUrl: database.url,
    apiUrl: wallet.url,
    buildDir: '/nowhere',
  })
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: String(url) }
}
