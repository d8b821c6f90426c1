import { findBreaches } from './rooms/find-breaches.ts'
import { listFiles } from './sources/list-files.ts'

/** The law of import over the whole repository: prints every breach and ends badly on one. */
const files = listFiles(['apps', 'packages', 'e2e', 'bench', 'tools'], ['.ts', '.tsx', '.css'])
const breaches = findBreaches(files)
for (const breach of breaches) console.error(breach)
console.log(`${files.length} files, ${breaches.length} breaches of the law of import`)
process.exitCode = breaches.length === 0 ? 0 : 1
