import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'

/** Where the migrations stand: beside a built server, or here among the sources. */
export function migrationsDir({ BUILD_DIR }: Pick<Config, 'BUILD_DIR'>): string {
  const sources = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
  return existsSync(sources) ? sources : path.resolve(BUILD_DIR, 'api', 'migrations')
}
