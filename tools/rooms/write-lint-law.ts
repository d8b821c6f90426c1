import { writeFileSync } from 'node:fs'
import { LINT_LAW_FILE, lintLawText } from './lint-law-file.ts'

/** Writes the law of import where lint reads it: to be run after `law.ts` has changed. */
writeFileSync(LINT_LAW_FILE, lintLawText())
