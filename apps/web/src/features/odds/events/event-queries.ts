import { isSport, SPORTS } from '@maidan/contract'
import type { Sport } from '@maidan/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readEventList } from './event-list.ts'
import type { SportsEvent } from './event-list.ts'
import { asFields, asList } from '../feed/loose.ts'
import { askJson, oddsAddress } from '../feed/odds-host.ts'

const listsEveryMs = 10_000
/** While the push tells of the prices, and with them of what is on. */
const listsBesidePushEveryMs = 30_000

/** Hosts whose push is up now, and whether it tells of lists too: these are not asked in between. */
const pushing = new Map<string, 'prices' | 'lists'>()

function listsIntervalMs(host: string): number | false {
  const push = pushing.get(host)
  if (push === undefined) return listsEveryMs
  return push === 'prices' ? listsBesidePushEveryMs : false
}

/** The events of a sport: those on now and, if the host has them, to come and just over. */
export function eventsQuery(host: string, sport: Sport) {
  return queryOptions({
    queryKey: ['odds', 'events', host, sport],
    queryFn: async ({ signal }) =>
      readEventList(await askJson(oddsAddress.events(host, sport), signal), sport),
    enabled: host !== '',
    staleTime: 0,
    refetchInterval: () => listsIntervalMs(host),
  })
}

export type EventLists = {
  events: readonly SportsEvent[]
  /** False until every sport has answered or failed. */
  settled: boolean
  /** Sports of which nothing is known, as they could not be read. */
  failedSports: readonly Sport[]
  /** Whether none of the sports could be read. */
  failed: boolean
  /** Asks for those that failed at once; they are asked again by themselves as well. */
  retry: () => void
}

/** The lists of the three SPORTS as one. */
export function useEventLists(host: string): EventLists {
  const cricket = useQuery(eventsQuery(host, 'cricket'))
  const soccer = useQuery(eventsQuery(host, 'soccer'))
  const tennis = useQuery(eventsQuery(host, 'tennis'))
  const events = useMemo(
    () => [cricket.data, soccer.data, tennis.data].flatMap((list) => list ?? []),
    [cricket.data, soccer.data, tennis.data],
  )
  const lists = { cricket, soccer, tennis } satisfies Record<Sport, unknown>
  const failedSports = SPORTS.filter((sport) => lists[sport].isLoadingError)
  return {
    events,
    settled: !SPORTS.some((sport) => lists[sport].isPending),
    failedSports,
    failed: failedSports.length === SPORTS.length,
    retry: () => {
      for (const sport of failedSports) void lists[sport].refetch()
    },
  }
}

/** One event of its sport's list, asked for once; undefined while it is not known. */
export function useListedEvent(
  host: string,
  { selectedSport, eventId }: { selectedSport: string; eventId: string },
): SportsEvent | undefined {
  const sport = SPORTS.find((one) => one === selectedSport.toLowerCase())
  const { data } = useQuery({
    ...eventsQuery(host, sport ?? 'cricket'),
    enabled: host !== '' && sport !== undefined,
    refetchInterval: false,
    staleTime: listsEveryMs,
  })
  return data?.find((event) => event.eventId === eventId)
}

/** Hears that the push of a host came up or went down; lists are asked for again once it is down. */
export function changeListPush(queries: QueryClient, host: string, up: boolean): void {
  if (up) pushing.set(host, 'prices')
  else if (pushing.delete(host)) askListsAgain(queries, host)
}

/** Takes a list that the push tells. */
export function takePushedList(queries: QueryClient, host: string, data: unknown): void {
  const sport = asFields(asList(data)[0])['Sport']
  if (!isSport(sport)) return askListsAgain(queries, host)
  pushing.set(host, 'lists')
  queries.setQueryData(eventsQuery(host, sport).queryKey, readEventList(data, sport))
}

function askListsAgain(queries: QueryClient, host: string): void {
  void queries.invalidateQueries({ queryKey: ['odds', 'events', host] })
}
