import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'
import { complain, Sentence } from './sentence.ts'
import { listFiles } from './sources/list-files.ts'
import { coverageOf, reportOf } from './spec/coverage.ts'
import { findCitations } from './spec/find-citations.ts'
import { parseRequirements } from './spec/parse-requirements.ts'

/** `npm run spec`: which rows of the requirements the titles of the tests cite. */
function spec(): void {
  const document = join(ROOT, 'docs', 'requirements.md')
  if (!existsSync(document))
    throw new Sentence(`${document} is not there: nothing to compare with.`)
  const tests = listFiles(
    ['apps', 'packages', 'e2e', 'bench'],
    ['.test.ts', '.test.tsx', '.spec.ts'],
  )
  const cited = tests.flatMap(({ text }) => findCitations(text)).flatMap(({ ids }) => ids)
  const coverage = coverageOf(parseRequirements(readFileSync(document, 'utf8')), new Set(cited))
  console.log(reportOf(coverage))
  process.exitCode = coverage.unknown.length === 0 ? 0 : 1
}

try {
  spec()
} catch (error) {
  complain(error)
}
