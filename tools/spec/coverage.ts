import { RULINGS, type Section } from './parse-requirements.ts'
import { readCitations } from './read-citations.ts'
import { DOORS, type Door, type TestRun } from './test-run.ts'

/** How the rows of one section are shown: by the strongest door of a test that cites the row. */
export type SectionCoverage = Section & {
  shown: Record<Door, string[]>
  /** No test that ran and passed cites them. */
  open: string[]
  /** Shown only by tests that needed a second try. */
  flaky: string[]
}

export type Coverage = { sections: SectionCoverage[]; faults: string[] }

/** What may be cited. */
export type Known = {
  sections: readonly Section[]
  laws: ReadonlySet<string>
}

/** Holds the rows against the tests of a run. Only a test that ran and passed shows its rows. */
export function coverageOf({ sections, laws }: Known, runs: readonly TestRun[]): Coverage {
  const shown = shownRows(runs)
  const known = new Set([...sections.flatMap(({ ids }) => ids), ...laws])
  return {
    sections: sections
      .filter(({ prefix }) => prefix !== RULINGS)
      .map((section) => sectionCoverage(section, shown)),
    faults: runs.flatMap((run) => faultsOf(run, known)),
  }
}

type Shown = Map<string, { door: Door; isFlaky: boolean }>

/** The rows that tests show, each by its strongest door, and by a quiet test before a flaky one. */
function shownRows(runs: readonly TestRun[]): Shown {
  const shown: Shown = new Map()
  for (const { title, door, outcome } of runs) {
    if (outcome !== 'passed' && outcome !== 'flaky') continue
    for (const id of readCitations(title).ids) {
      const other = shown.get(id)
      const stronger = other && DOORS.indexOf(other.door) < DOORS.indexOf(door) ? other.door : door
      const isFlaky = outcome === 'flaky' && (other?.isFlaky ?? true)
      shown.set(id, { door: stronger, isFlaky })
    }
  }
  return shown
}

function sectionCoverage(section: Section, shown: Shown): SectionCoverage {
  const { ids } = section
  const by = (door: Door) => ids.filter((id) => shown.get(id)?.door === door)
  return {
    ...section,
    shown: { house: by('house'), stub: by('stub'), unit: by('unit') },
    open: ids.filter((id) => !shown.has(id)),
    flaky: ids.filter((id) => shown.get(id)?.isFlaky),
  }
}

/** Citations that say more than is true: of no row, unreadable, or on a whole group. */
function faultsOf({ title, groups }: TestRun, known: ReadonlySet<string>): string[] {
  const { ids, unreadable } = readCitations(title)
  const grouped = groups.filter((group) => {
    const cited = readCitations(group)
    return cited.ids.length + cited.unreadable.length > 0
  })
  return [
    ...unreadable.map((bracket) => `${bracket} cannot be read in "${title}"`),
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is no row, cited by "${title}"`),
    ...grouped.map((group) => `a row stands on one test, not on the group "${group}"`),
  ]
}
