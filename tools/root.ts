import { dirname, join } from 'node:path'

/** The repository's folder. */
export const ROOT = dirname(import.meta.dirname)

/** Everything that is made from the sources; safe to remove at any time. */
export const BUILD_DIR = join(ROOT, '.build')

/** The path of a program that npm installed. */
export function npmProgram(name: string): string {
  return join(ROOT, 'node_modules', '.bin', name)
}
