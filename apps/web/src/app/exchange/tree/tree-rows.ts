import type { Sport } from '@maidan/contract'
import type { SportsEvent } from '../../../features/odds/events/event-list.ts'
import {
  groupByCompetition,
  groupBySport,
  isLive,
  searchEvents,
} from '../../../features/odds/events/group-events.ts'
import type { Names } from '../../../features/odds/markets/names.ts'

type Branch = { count: number; expanded: boolean }

/** A line of the tree, at the depth of its kind. */
export type TreeRow =
  | ({ kind: 'sport'; key: string; sport: Sport } & Branch)
  | ({ kind: 'competition'; key: string; names: Names } & Branch)
  | { kind: 'match'; key: string; event: SportsEvent; live: boolean }

export const rowLevels = { sport: 1, competition: 2, match: 3 } as const satisfies Record<
  TreeRow['kind'],
  number
>

type View = {
  nowMs: number
  /** What was typed to find a match; while it is, every branch stands open. */
  typed: string
  /** Branches that stand otherwise than at first. */
  toggled: ReadonlySet<string>
}

/**
 * The lines of the tree that show, in their order: sports, their competitions, their matches. Sports
 * stand open at first, and competitions with a match in play.
 */
export function treeRows(events: readonly SportsEvent[], view: View): TreeRow[] {
  const open = events.filter(({ closed }) => !closed)
  const found = searchEvents(open, view.typed)
  return groupBySport(found).flatMap(({ sport, events: ofSport }) => {
    if (ofSport.length === 0) return []
    const expanded = isExpanded(sport, true, view)
    const row: TreeRow = { kind: 'sport', key: sport, sport, count: ofSport.length, expanded }
    return [row, ...(expanded ? competitionRows(sport, ofSport, view) : [])]
  })
}

function competitionRows(sport: Sport, events: readonly SportsEvent[], view: View): TreeRow[] {
  return groupByCompetition(events).flatMap((group) => {
    const key = `${sport} ${group.key}`
    const matches = group.days.flatMap((day) => day.events)
    const anyLive = matches.some((event) => isLive(event, view.nowMs))
    const expanded = isExpanded(key, anyLive, view)
    const names = group.competition
    const row: TreeRow = { kind: 'competition', key, names, count: group.count, expanded }
    return [row, ...(expanded ? matches.map((event) => matchRow(event, view)) : [])]
  })
}

function matchRow(event: SportsEvent, { nowMs }: View): TreeRow {
  return { kind: 'match', key: event.marketId, event, live: isLive(event, nowMs) }
}

function isExpanded(key: string, atFirst: boolean, { typed, toggled }: View): boolean {
  if (typed.trim() !== '') return true
  return atFirst !== toggled.has(key)
}
