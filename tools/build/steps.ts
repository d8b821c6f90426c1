import { cpSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmProgram, ROOT } from '../root.ts'
import { roomsBehind } from '../rooms/rooms-behind.ts'
import { Sentence } from '../sentence.ts'
import { bundleServer } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { runProgram } from './run-program.ts'

/** One thing that is made from the sources. */
export type Step = {
  name: string
  /** The file that must be there, from the repository's root. */
  entry: string
  /** Files and folders whose change makes the step run again. */
  inputs: readonly string[]
  /** Its folder in `.build`. */
  output: string
  /** Fills the folder. */
  run: (outDir: string) => Promise<void>
  /** Set when the step knows its own folder; else it fills an empty one that then takes its place. */
  inPlace?: true
}

const ALWAYS = ['package-lock.json', 'tsconfig.json', 'tools/build']

/** What an outside provider gives its operator to show in the lobby. */
const KOEL_PICTURES = 'apps/koel/pictures'

/** What puts the pictures of a slot's stage into one file, and what knows which these are. */
const STAGES = 'apps/sandbox/src/games/stage-pictures'
const STAGE_INPUTS = [
  STAGES,
  'apps/sandbox/src/games/catalog/slot-pictures.ts',
  'packages/casino/src/slot/games',
  'packages/contract/src/content/picture-in.ts',
]

/** The pages of the partners, which their own servers send. */
export const PARTNER_PAGES: readonly Step[] = [
  partnerPage('studio', 'games'),
  partnerPage('boards', 'boards'),
  partnerPage('sportsbook', 'sportsbook'),
  partnerPage('feed', 'feed'),
  partnerPage('payments', 'payments'),
  partnerPage('messages', 'messages'),
  pages('koel-pages', 'apps/koel', 'browser'),
]

export const STEPS: readonly Step[] = [
  {
    name: 'art',
    entry: 'packages/art/src/build.ts',
    inputs: ['packages/art', KOEL_PICTURES, ...STAGE_INPUTS, 'tools/build', 'package-lock.json'],
    output: 'storage',
    run: async (outDir) => {
      await run('tsx', ['packages/art/src/build.ts'])
      cpSync(join(ROOT, KOEL_PICTURES), outDir, { recursive: true })
      await run('tsx', [`${STAGES}/build.ts`, outDir])
      await compressFiles(outDir)
    },
    inPlace: true,
  },
  server('api', 'apps/api'),
  server('sandbox', 'apps/sandbox'),
  server('koel', 'apps/koel'),
  ...PARTNER_PAGES,
  site('web', 'apps/web'),
  site('backoffice', 'apps/backoffice'),
]

function server(name: string, app: string): Step {
  return {
    name,
    entry: `${app}/src/main.ts`,
    inputs: [...ALWAYS, app, ...sourcesBehind(app)],
    output: name,
    run: (outDir) => bundleServer(app, outDir),
  }
}

function partnerPage(name: string, folder: string): Step {
  return pages(name, 'apps/sandbox', `${folder}/page`)
}

function pages(name: string, app: string, folder: string): Step {
  const entry = `${app}/src/${folder}/vite.config.ts`
  return {
    name,
    entry,
    inputs: [...ALWAYS, app, ...sourcesBehind(app)],
    output: name,
    run: (outDir) => buildPages(entry, outDir),
  }
}

function site(name: string, app: string): Step {
  return {
    name,
    entry: `${app}/vite.config.ts`,
    inputs: [...ALWAYS, app, ...sourcesBehind(app)],
    output: name,
    run: (outDir) => buildPages(`${app}/vite.config.ts`, outDir),
  }
}

/** Pages as a browser loads them, each text also in the forms that are a third of it on the line. */
async function buildPages(config: string, outDir: string): Promise<void> {
  await runVite(config, outDir)
  await compressFiles(outDir)
}

function sourcesBehind(app: string): string[] {
  return roomsBehind(app).flatMap((room) => [
    `packages/${room}/src`,
    `packages/${room}/package.json`,
  ])
}

async function runVite(config: string, outDir: string): Promise<void> {
  const file = join(ROOT, config)
  const args = ['build', '--config', file, '--outDir', outDir, '--emptyOutDir']
  await run('vite', [...args, '--logLevel', 'warn'], dirname(file))
}

async function run(program: string, args: readonly string[], cwd = ROOT): Promise<void> {
  const { ok, output } = await runProgram(npmProgram(program), args, { cwd })
  if (!ok) throw new Error(output)
}

export function assertEntry(step: Step): void {
  if (existsSync(join(ROOT, step.entry))) return
  throw new Sentence(`The step "${step.name}" cannot be built: ${step.entry} is not there.`)
}
