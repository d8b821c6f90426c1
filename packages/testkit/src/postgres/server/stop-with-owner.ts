import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Account } from '../place/account.ts'

/**
 * Sends `signal` to a process when this one dies, however it dies: a small shell reads from a pipe
 * whose other end only we hold, and the kernel closes that end with us. Call the answer once the
 * process has ended, before its id can go to another.
 */
export function stopWithOwner(pid: number, signal: 'INT' | 'TERM', account?: Account): () => void {
  const shell = spawn('/bin/sh', ['-c', 'read -r line; kill -s "$0" "$1"', signal, String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  })
  shell.on('error', () => undefined)
  shell.stdin.on('error', () => undefined)
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
  return () => shell.kill('SIGKILL')
}
