import type { Coverage, SectionCoverage } from './coverage.ts'
import { DOORS } from './test-run.ts'

const HEAD = `${'rows'.padEnd(8)}${'all'.padStart(6)}${DOORS.map((door) => door.padStart(7)).join('')}${'open'.padStart(7)}`

/** The report: a line a section with its three columns, then what is open, flaky or wrong. */
export function reportCoverage({ sections, faults }: Coverage): string {
  const open = sections.flatMap((section) => section.open)
  const flaky = sections.flatMap((section) => section.flaky)
  return [
    HEAD,
    ...sections.map((section) => lineOf(section.prefix, [section])),
    lineOf('all', sections),
    ...(open.length === 0 ? [] : [`open: ${open.join(' ')}`]),
    ...(flaky.length === 0 ? [] : [`shown only at a second try: ${flaky.join(' ')}`]),
    ...new Set(faults),
  ].join('\n')
}

function lineOf(name: string, sections: readonly SectionCoverage[]): string {
  const count = (of: (section: SectionCoverage) => readonly string[]) =>
    sections.reduce((sum, section) => sum + of(section).length, 0)
  const columns = [
    ...DOORS.map((door) => count(({ shown }) => shown[door])),
    count(({ open }) => open),
  ]
  const all = String(count(({ ids }) => ids)).padStart(6)
  return `${name.padEnd(8)}${all}${columns.map((rows) => String(rows).padStart(7)).join('')}`
}
