import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path/posix'
import type { SourceFile } from '../sources/list-files.ts'
import { FREE, LAW, TESTKIT } from './law.ts'
import { listImports } from './list-imports.ts'

/** A room and, behind it, the one door of it that is meant. */
const ROOM_IMPORT = /^@maidan\/([a-z0-9-]+)(\/[a-z0-9/-]+)?/
/** A test, or what only tests lean on in a folder named `testing`. */
const TEST = /\.(test|spec)\.tsx?$|\/testing\//

/** Every breach of the law of import in these files, as lines that say where and why. */
export function findBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    listImports(file.text).flatMap(({ specifier, line }) => {
      const reason = breachOf(file.path, specifier)
      return reason === undefined ? [] : [`${file.path}:${line} imports ${specifier}: ${reason}`]
    }),
  )
}

function breachOf(path: string, specifier: string): string | undefined {
  if (FREE.some((folder) => path.startsWith(`${folder}/`))) return undefined
  const room = path.split('/').slice(0, 2).join('/')
  const law = LAW[room]
  if (law === undefined) return `${room} has no line in tools/rooms/law.ts`
  if (specifier.startsWith('.')) return breachOfRelative(path, room, specifier)

  const isTest = TEST.test(path)
  const [, target, door = ''] = ROOM_IMPORT.exec(specifier) ?? []
  if (target !== undefined) return breachOfRoom(room, law.rooms, { target, door, isTest })
  if (law.isPure === true && !isTest) return breachOfPurity(room, specifier)
  return undefined
}

function breachOfRoom(
  room: string,
  allowed: readonly string[],
  { target, door, isTest }: { target: string; door: string; isTest: boolean },
): string | undefined {
  if (allowed.includes(target) || allowed.includes(target + door) || room.endsWith(`/${target}`))
    return undefined
  if (target === TESTKIT) {
    return isTest ? undefined : 'only tests and scripts may import the testkit'
  }
  return `${room} may import ${allowed.length === 0 ? 'no other room' : `only ${allowed.join(', ')}`}`
}

function breachOfPurity(room: string, specifier: string): string {
  return isBuiltin(specifier)
    ? `${room} is pure; a clock, randomness and I/O come in as arguments`
    : `${room} is pure and imports no package`
}

function breachOfRelative(path: string, room: string, specifier: string): string | undefined {
  const target = join(dirname(path), specifier)
  if (!target.startsWith(`${room}/`)) return `a relative import must not leave its room, ${room}`
  const [from, to] = [featureOf(path), featureOf(target)]
  if (from === undefined || to === undefined || from === to) return undefined
  return `feature "${from}" must not import feature "${to}"; what both need goes to lib or a screen`
}

function featureOf(path: string): string | undefined {
  return /^apps\/(?:web|backoffice)\/src\/features\/([^/]+)\//.exec(path)?.[1]
}
