import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Names one run of one process: the same text for as long as it lives, another text for any later
 * process that is given the same id. `undefined` when no such process lives (a zombie is dead).
 */
export function identifyProcess(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return process.platform === 'linux' ? identifyOnLinux(pid) : identifyWithPs(pid)
}

/** The command line of a live process, or an empty text when it is gone or hidden. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    return (readText(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim()
  }
  return ps(pid, 'command=')
}

const STATE = 0
const START_TIME = 19

function identifyOnLinux(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The second field is the program's name in parentheses and may itself hold spaces and
  // parentheses, so fields are counted from the last closing one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[STATE] === 'Z' || fields[STATE] === 'X') return undefined
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
  return `${boot}:${fields[START_TIME] ?? ''}`
}

function identifyWithPs(pid: number): string | undefined {
  const state = ps(pid, 'state=')
  if (state === '' || state.startsWith('Z')) return undefined
  return ps(pid, 'lstart=')
}

function ps(pid: number, format: string): string {
  return spawnSync('ps', ['-o', format, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
