import { RULINGS, type Section } from './parse-requirements.ts'

/** The laws of money, play and safety are numbered too, in a document of their own. */
const LAWS = 'LAW-'

/** How much of one section the tests cite. */
export type SectionCoverage = Section & { uncited: string[] }

export type Coverage = {
  sections: SectionCoverage[]
  /** Ids that tests cite and no row has: misspelt, so they hide a gap. */
  unknown: string[]
}

/** Compares the rows with what the tests cite. */
export function coverageOf(sections: readonly Section[], cited: ReadonlySet<string>): Coverage {
  const known = new Set(sections.flatMap(({ ids }) => ids))
  return {
    sections: sections
      .filter(({ prefix }) => prefix !== RULINGS)
      .map((section) => ({ ...section, uncited: section.ids.filter((id) => !cited.has(id)) })),
    unknown: [...cited].filter((id) => !known.has(id) && !id.startsWith(LAWS)),
  }
}

/** The report, one section after the other. */
export function reportOf({ sections, unknown }: Coverage): string {
  const lines = sections.flatMap(({ prefix, ids, uncited }) => [
    `${prefix.padEnd(6)} ${fraction(ids.length - uncited.length, ids.length)}`,
    ...(uncited.length === 0 ? [] : [`       not cited: ${uncited.join(' ')}`]),
  ])
  const rows = sections.reduce((sum, { ids }) => sum + ids.length, 0)
  const open = sections.reduce((sum, { uncited }) => sum + uncited.length, 0)
  const all = `${'all'.padEnd(6)} ${fraction(rows - open, rows)}`
  const misspelt = unknown.length === 0 ? [] : [`cited, but no such row: ${unknown.join(' ')}`]
  return [...lines, all, ...misspelt].join('\n')
}

function fraction(cited: number, rows: number): string {
  return `${String(cited).padStart(4)} of ${String(rows).padStart(4)} rows cited`
}
