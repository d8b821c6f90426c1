import { cpSync, existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { ROOT } from '../root.ts'
import { Sentence } from '../sentence.ts'

/**
 * Bundles a server's own code and the workspaces it uses into `outDir/main.mjs`; npm packages stay
 * outside.
 */
export async function bundleServer(app: string, outDir: string): Promise<void> {
  await build(serverBundle(app, outDir))
}

/** How a server is bundled, once or again and again. */
export function serverBundle(app: string, outDir: string): BuildOptions {
  return {
    entryPoints: [join(ROOT, app, 'src', 'main.ts')],
    outfile: join(outDir, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [workspaces, filesBeside(app, outDir)],
  }
}

/** Folders that a server reads beside its sources. */
const READ_BESIDE = ['platform/database/migrations', 'reports/statements/fonts']

/**
 * What stands beside the sources goes beside the bundle, so that
 * `new URL('./migrations', import.meta.url)` is right in both.
 */
function filesBeside(app: string, outDir: string): Plugin {
  const folders = READ_BESIDE.map((folder) => join(ROOT, app, 'src', folder)).filter(existsSync)
  return {
    name: 'files-beside',
    setup(bundler) {
      bundler.onEnd(() => {
        for (const folder of folders) cpSync(folder, join(outDir, basename(folder)), copyAll)
      })
    },
  }
}

const copyAll = { recursive: true }

const ROOM = /^@maidan\/([a-z-]+)(\/.+)?$/

const workspaces: Plugin = {
  name: 'workspaces',
  setup(bundler) {
    bundler.onResolve({ filter: ROOM }, ({ path }) => ({ path: resolveRoom(path) }))
  },
}

function resolveRoom(specifier: string): string {
  const [, room = '', inside = ''] = ROOM.exec(specifier) ?? []
  const manifest = [`packages/${room}`, `apps/${room}`]
    .map((folder) => join(ROOT, folder, 'package.json'))
    .find((file) => existsSync(file))
  if (manifest === undefined) throw new Sentence(`There is no room for ${specifier}.`)
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  const target = exports[`.${inside}`]
  if (target === undefined) throw new Sentence(`${manifest} does not export ${specifier}.`)
  return join(dirname(manifest), target)
}
