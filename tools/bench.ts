import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT, npmProgram } from './root.ts'
import { complain, Sentence } from './sentence.ts'

const FOLDER = join(ROOT, 'bench')
const BYTES_PER_GB = 1_000_000_000

/**
 * `npm run bench <name> [-- flags]`: runs bench/<name>.ts, prints its figures (JSON lines) as they come and
 * keeps them in bench/results/<name>.json with the machine they were measured on.
 */
async function bench(name?: string, ...flags: string[]): Promise<void> {
  if (name === undefined || !existsSync(join(FOLDER, `${name}.ts`))) {
    throw new Sentence(`Say what to measure: npm run bench ${listNames().join(' | ')}`)
  }
  const { code, figures } = await run(name, flags)
  if (code !== 0) throw new Sentence(`The bench "${name}" failed, so its figures are not kept.`)
  if (figures.length === 0) throw new Sentence(`The bench "${name}" printed no figure.`)
  const results = join(FOLDER, 'results')
  mkdirSync(results, { recursive: true })
  const kept = { name, measuredAt: new Date().toISOString(), machine: machine(), figures }
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`)
}

async function run(
  name: string,
  flags: readonly string[],
): Promise<{ code: number | null; figures: unknown[] }> {
  const child = spawn(npmProgram('tsx'), [join(FOLDER, `${name}.ts`), ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const figures: unknown[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line)
    const figure = parseFigure(line)
    if (figure !== undefined) figures.push(figure)
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, figures }
}

function parseFigure(line: string): unknown {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Every bench: a file that no other file of the folder imports. */
function listNames(): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
  const texts = files.map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  return files
    .filter((file) => !texts.some((text) => text.includes(`'./${file}'`)))
    .map((file) => file.replace(/\.ts$/, ''))
}

function machine(): Record<string, string | number> {
  const [cpu] = cpus()
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / BYTES_PER_GB),
    node: process.version,
  }
}

await bench(...process.argv.slice(2)).catch(complain)
