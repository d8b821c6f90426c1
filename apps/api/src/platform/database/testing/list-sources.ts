import { readdirSync } from 'node:fs'
import { API, parseSource, type Source } from './parse-source.ts'

/** The files of the api that claim something of rows, tests apart, by their paths. */
export function listSources(): Source[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map(parseSource)
    .filter(({ claims }) => claims.length > 0)
}
