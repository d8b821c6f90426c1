import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import type { Answer, Question } from './verdict.ts'

export type Judge = {
  /** Runs one test file; null when there was no answer in time, and the next has a new process. */
  ask: (question: Question, limitMs: number) => Promise<Answer | null>
  close: () => void
}

const PROGRAM = join(ROOT, 'tools', 'mutation', 'judge-process.ts')

/** Opens a warm test process over this copy of the tree. */
export function openJudge(copy: string, env: Readonly<Record<string, string>>): Judge {
  let child: ChildProcess | undefined
  const close = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  return {
    async ask(question, limitMs) {
      child ??= await start(copy, env)
      child.send(question)
      const answer = await answerOf(child, limitMs)
      if (answer === null) close()
      return answer
    },
    close,
  }
}

async function start(copy: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(PROGRAM, [], {
    cwd: copy,
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

/** A process that ends without an answer (a fault can end it) has not passed, either. */
async function answerOf(child: ChildProcess, limitMs: number): Promise<Answer | null> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), limitMs)
  const end = () => over.abort()
  child.once('exit', end)
  try {
    const [answer] = (await once(child, 'message', { signal: over.signal })) as [Answer]
    return answer
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    child.off('exit', end)
  }
}
