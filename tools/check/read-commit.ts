import { spawnSync } from 'node:child_process'
import { ROOT } from '../root.ts'

/** The commit that the sources stand at, or nothing where they are no repository. */
export function readCommit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : ''
}
