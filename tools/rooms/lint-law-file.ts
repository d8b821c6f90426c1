import { join } from 'node:path'
import { lintLaw } from './lint-law.ts'

/** What `.oxlintrc.json` extends. */
export const LINT_LAW_FILE = join(import.meta.dirname, 'law.oxlintrc.json')

/** The text of that file, a line an override. */
export function lintLawText(): string {
  const lines = lintLaw().overrides.map((override) => JSON.stringify(override))
  return `{\n"overrides": [\n${lines.join(',\n')}\n]\n}\n`
}
