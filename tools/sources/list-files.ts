import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** A file of the repository: its path from the root with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

const SKIPPED =
  /(^|\/)(node_modules|dist|results|test-results|playwright-report|\.[a-z][^/]*)(\/|$)/

/** Every file below these folders whose name ends in one of the endings, made ones left out. */
export function listFiles(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders
    .flatMap(walk)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (SKIPPED.test(path)) return []
    return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
  })
}
