import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import type { Known } from './coverage.ts'
import { parseLaws } from './parse-laws.ts'
import { parseRequirements } from './parse-requirements.ts'

/** What may be cited: the rows and laws of their documents. */
export function readKnown(): Known {
  return {
    sections: parseRequirements(readDocument('requirements.md')),
    laws: parseLaws(readDocument('laws.md')),
  }
}

function readDocument(name: string): string {
  return readFileSync(join(ROOT, 'docs', name), 'utf8')
}
