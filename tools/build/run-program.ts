import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from '../root.ts'

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill()))

/** Ends this process on a signal or when its starter is killed, and what it runs with it. */
export function endOnSignals(): void {
  const end = () => process.exit(EXIT_INTERRUPTED)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  process.once('disconnect', end)
  // Listening for the end of the starter must not keep this process alive.
  process.channel?.unref()
}

const EXIT_INTERRUPTED = 130

export type Ended = { ok: boolean; output: string; tookMs: number }

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** Shows the output as it comes as well. */
  loud?: boolean
}

/** Runs a program to its end and answers what it said, on both streams in the order it came. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, loud = false }: Options = {},
): Promise<Ended> {
  const startedAt = Date.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said.push(part)
      if (loud) process.stdout.write(part)
    })
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said.push(error.message)
      resolve(null)
    })
    child.once('close', resolve)
  })
  running.delete(child)
  return { ok: code === 0, output: said.join(''), tookMs: Date.now() - startedAt }
}
