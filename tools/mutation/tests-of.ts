import { dirname, join } from 'node:path/posix'
import { listImports } from '../sources/list-imports.ts'
import type { SourceFile } from '../sources/list-files.ts'
import type { MutationRoom } from './rooms.ts'

const UNIT = /(?<!\.live|\.deep)\.test\.tsx?$/
const DEEP = /\.deep\.test\.tsx?$/
const LIVE = /\.live\.test\.ts$/
const ROOM_IMPORT = /^@maidan\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/

/** True for a test that stands on a whole house. */
export function isLive(test: string): boolean {
  return LIVE.test(test)
}

/** Who imports whom, from the imported to the importer. */
type Importers = ReadonlyMap<string, readonly string[]>

/** The importers of every file; a room by its name means its `index.ts`. */
export function importersOf(files: readonly SourceFile[]): Importers {
  const known = new Set(files.map(({ path }) => path))
  const importers = new Map<string, string[]>()
  for (const { path, text } of files)
    for (const { specifier } of listImports(text)) {
      const target = resolve(path, specifier, known)
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  return importers
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const [, room, door = 'index'] = ROOM_IMPORT.exec(specifier) ?? []
  if (room === undefined)
    return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
  return ['packages', 'apps']
    .map((folder) => `${folder}/${room}/src/${door}.ts`)
    .find((path) => known.has(path))
}

/**
 * The tests that judge a file: those of its own room that reach it by their imports, the nearest
 * first, unit before deep; then the live ones of the room, the nearest to it among its callers first.
 */
export function testsOf(path: string, room: MutationRoom, importers: Importers): string[] {
  const reached = reach(path, importers)
  const isOwn = (test: string) => test.split('/').slice(0, 2).join('/') === roomFolder(path)
  const own = reached.filter(isOwn)
  return [
    ...own.filter((test) => UNIT.test(test)),
    ...own.filter((test) => DEEP.test(test)),
    ...liveTests(path, reached, { room, importers }),
  ]
}

function roomFolder(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/**
 * The live tests of the file's own noun, or of all the room's if it belongs to none of them. They
 * ask by HTTP and import no handler, so nearness is told by their folder and by their names.
 */
function liveTests(
  path: string,
  reached: readonly string[],
  { room, importers }: { room: MutationRoom; importers: Importers },
): string[] {
  const own = room.live.filter((folder) => path.startsWith(`${folder}/`))
  const folders = own.length > 0 ? own : room.live
  const all = [...new Set([...importers.values()].flat())].filter(
    (test) => isLive(test) && folders.some((folder) => test.startsWith(`${folder}/`)),
  )
  const distance = (test: string) => {
    if (dirname(test) === dirname(path)) return -1
    const words = wordsOf(test)
    const near = [path, ...reached]
    const nearest = near.findIndex((one) => words.some((word) => nameOf(one).includes(word)))
    return nearest === -1 ? near.length : nearest
  }
  const byNearness = all.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
  return [...byNearness, ...room.whole]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')
}

/** The words of a test's name that say more than that somebody does something. */
function wordsOf(test: string): string[] {
  return nameOf(test)
    .split('-')
    .filter((word) => word.length > 3 && word !== 'staff')
}

/** Everything that imports the file, directly first. */
function reach(path: string, importers: Importers): string[] {
  const reached = new Set([path])
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached].slice(1)
}
