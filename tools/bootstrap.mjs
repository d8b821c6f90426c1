// The door to every command of the repository. It runs before anything is installed, so it uses
// nothing but Node, in the syntax of old versions too: they must be able to read the refusal.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const COMMANDS = [
  'start',
  'dev',
  'test',
  'check',
  'bench',
  'spec',
  'new',
  'setup',
  'mutate',
  'pictures',
  'par',
  'par/write-figures',
  'par/count-holdem',
  'partners/write-openapi',
  'partners/self-test',
]
const NODE_MINIMUM = [20, 19]
const PARENT_POLL_MS = 500
const PROGRESS_MS = 15_000

const LOCK = join(ROOT, 'package-lock.json')
const MODULES = join(ROOT, 'node_modules')
const INSTALLED = join(MODULES, '.maidan-lock')

async function main() {
  const [command, ...args] = process.argv.slice(2)
  if (!COMMANDS.includes(command)) {
    return complain(`Say what to do: node tools/bootstrap.mjs ${COMMANDS.join(' | ')}.`)
  }
  if (!nodeIsNewEnough()) {
    return complain(
      `Maidan needs Node ${NODE_MINIMUM.join('.')} or newer and this is ${process.version}.`,
    )
  }
  if (!(await install())) {
    return complain('The packages could not be installed: see the lines of npm above.')
  }
  // The channel carries nothing: its closing tells the command that this process was killed.
  const file = join(ROOT, 'tools', `${command}.ts`)
  return run(process.execPath, ['--import', 'tsx', file, ...args], 'ipc')
}

function nodeIsNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor >= NODE_MINIMUM[1])
}

/** Installs what the lockfile says when something else is there. Answers whether all is there. */
async function install() {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex')
  if (readText(INSTALLED) === hash) return true
  if (!isInstalled()) {
    console.log('Installing packages from the lockfile; the first time takes a minute or two …')
    if ((await npmCi()) !== 0) return false
  }
  remember(hash)
  return true
}

/** Only spares the next start a comparison, so packages that belong to another user are no error. */
function remember(hash) {
  try {
    writeFileSync(INSTALLED, hash)
  } catch {
    return
  }
}

/** True when npm's own record agrees with the lockfile: someone has run npm themselves. */
function isInstalled() {
  const record = readText(join(MODULES, '.package-lock.json'))
  if (record === undefined) return false
  const present = JSON.parse(record).packages
  return Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.optional ||
      (present[path]?.version === wanted.version && present[path]?.integrity === wanted.integrity),
  )
}

async function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  const startedAt = Date.now()
  const timer = setInterval(() => {
    console.log(`  … still installing, ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }, PROGRESS_MS)
  try {
    const npm = process.env.npm_execpath
    return npm === undefined || !npm.endsWith('.js')
      ? await run('npm', args)
      : await run(process.execPath, [npm, ...args])
  } finally {
    clearInterval(timer)
  }
}

/** Runs a program as if it were this one: its streams, its signals, its exit code. */
function run(program, args, ...channel) {
  const stdio = ['inherit', 'inherit', 'inherit', ...channel]
  const child = spawn(program, args, { cwd: ROOT, stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = stopWhenParentDies(() => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/**
 * A killed npm cannot pass its end on, and the shell it runs us in does not: their end is seen by
 * looking. Without npm, outliving the shell is what one wants.
 */
function stopWhenParentDies(stop) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const alive = lineage()
  const timer = setInterval(() => {
    if (lineage() === alive) return
    clearInterval(timer)
    stop()
  }, PARENT_POLL_MS)
  timer.unref()
  return timer
}

/** Our parent, and npm above it where npm's shell stands between. */
function lineage() {
  const stat = readProc(`/proc/${process.ppid}/stat`)
  const isShell = /^\d+ \((sh|dash|bash)\)/.test(stat)
  const npm = isShell ? stat.slice(stat.lastIndexOf(')')).split(' ')[2] : ''
  return `${process.ppid} ${npm}`
}

function readProc(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function complain(sentence) {
  console.error(sentence)
  return 1
}

process.exitCode = await main()
