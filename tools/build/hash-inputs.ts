import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

const NOT_SOURCE = /(^|\/)node_modules(\/|$)|\.(test|spec)\.tsx?$/

/**
 * One hash over the names and contents of these files and folders, given from the repository's
 * root. Tests do not count, and what is not there counts as nothing.
 */
export function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  const files = inputs.flatMap(listFiles)
  files.sort()
  for (const file of files) {
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return [path]
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !NOT_SOURCE.test(file))
}
