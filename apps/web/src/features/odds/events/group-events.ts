import { SPORTS } from '@maidan/contract'
import type { Sport } from '@maidan/contract'
import { FIRST_LANGUAGE } from '@maidan/locales'
import { latinDigits } from '@maidan/money'
import { siteDate } from '@maidan/ui'
import type { SportsEvent } from './event-list.ts'
import { sameName } from '../markets/names.ts'

export const inplayTabs = ['inplay', 'today', 'tomorrow', 'result'] as const
export type InplayTab = (typeof inplayTabs)[number]

const dayMs = 86_400_000

/**
 * Whether a match is on now. A host that does not say is believed by the start time; one that
 * says neither lists only what is on, as the documents' provider does.
 */
export function isLive(event: SportsEvent, nowMs: number): boolean {
  if (event.closed) return false
  return event.inPlay ?? (event.startsAtMs === null || event.startsAtMs <= nowMs)
}

/** Not begun and not over. */
export function isToCome(event: SportsEvent, nowMs: number): boolean {
  return !event.closed && !isLive(event, nowMs)
}

/** The events of a tab: days by start time in GMT+6, results latest first (SIL-116). */
export function eventsOfTab(
  events: readonly SportsEvent[],
  tab: InplayTab,
  nowMs: number,
): SportsEvent[] {
  switch (tab) {
    case 'inplay':
      return byStart(events.filter((event) => isLive(event, nowMs)))
    case 'today':
      return byStart(events.filter((event) => !event.closed && startsOn(event, nowMs)))
    case 'tomorrow':
      return byStart(events.filter((event) => !event.closed && startsOn(event, nowMs + dayMs)))
    case 'result':
      return byStart(events.filter(({ closed }) => closed)).toReversed()
  }
}

function startsOn({ startsAtMs }: SportsEvent, dayMs: number): boolean {
  return startsAtMs !== null && siteDate(startsAtMs) === siteDate(dayMs)
}

/** Earliest first; those without a start time stand at the front. */
export function byStart(events: readonly SportsEvent[]): SportsEvent[] {
  return events.toSorted((one, other) => (one.startsAtMs ?? 0) - (other.startsAtMs ?? 0))
}

export type SportGroup = { sport: Sport; events: SportsEvent[] }

export function groupBySport(events: readonly SportsEvent[]): SportGroup[] {
  return SPORTS.map((sport) => ({ sport, events: events.filter((one) => one.sport === sport) }))
}

/** The first few events of each sport: those on now, then those to come (SIL-111). */
export function liveAndNext(
  events: readonly SportsEvent[],
  nowMs: number,
  most: number,
): SportGroup[] {
  return groupBySport(byStart(events)).map(({ sport, events }) => {
    const live = events.filter((event) => isLive(event, nowMs))
    const next = events.filter((event) => isToCome(event, nowMs))
    return { sport, events: [...live, ...next].slice(0, most) }
  })
}

export type CompetitionGroup = {
  key: string
  competition: SportsEvent['competition']
  days: { day: string; events: SportsEvent[] }[]
  count: number
}

/** Competitions by the start of their next match; in each the days, in each day the matches. */
export function groupByCompetition(events: readonly SportsEvent[]): CompetitionGroup[] {
  const groups = groupBy(byStart(events), ({ competition }) => competition[FIRST_LANGUAGE])
  return [...groups].map(([key, inGroup]) => ({
    key,
    competition: inGroup[0]?.competition ?? sameName(key),
    days: [...groupBy(inGroup, dayOf)].map(([day, inDay]) => ({ day, events: inDay })),
    count: inGroup.length,
  }))
}

/** Groups in the order in which their first events stand. */
function groupBy(events: readonly SportsEvent[], keyOf: (event: SportsEvent) => string) {
  const groups = new Map<string, SportsEvent[]>()
  for (const event of events) {
    const key = keyOf(event)
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return groups
}

/** `yyyy/mm/dd` in GMT+6; empty if the host does not say. */
function dayOf({ startsAtMs }: SportsEvent): string {
  return startsAtMs === null ? '' : siteDate(startsAtMs)
}

/** Events whose name, competition or runner holds every word typed, in either language. */
export function searchEvents(events: readonly SportsEvent[], typed: string): SportsEvent[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return events.filter((event) => {
    const text = plain(
      [event, ...event.runners, { names: event.competition }]
        .flatMap(({ names }) => [names.en, names.bn])
        .join(' '),
    )
    return words.every((word) => text.includes(word))
  })
}

/** One form of each letter and digit; Bangla has letters that can be written in two ways. */
function plain(text: string): string {
  return latinDigits(text).normalize('NFC').toLowerCase()
}
