import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FollowedEvent } from './ask-prices.ts'
import { changeListPush, takePushedList } from '../events/event-queries.ts'
import { followOdds } from './follow-odds.ts'
import { watchFinger } from '../prices/finger.ts'
import { createOddsStore } from './odds-store.ts'
import type { OddsStore } from './odds-store.ts'
import { showOdds } from './shown-odds.ts'

/** The prices of some events, fresh while the screen is shown; nothing is asked after it. */
export function useFollowedOdds(events: readonly FollowedEvent[], host: string): OddsStore {
  const [store] = useState(createOddsStore)
  const queries = useQueryClient()
  const shown = usePageShown()
  const followed = useSameEvents(events)
  useEffect(() => showOdds(store), [store])
  useEffect(() => {
    if (!shown || host === '' || followed.length === 0) return undefined
    const onList = (data: unknown) => takePushedList(queries, host, data)
    const onUp = (up: boolean) => changeListPush(queries, host, up)
    const leaveFinger = watchFinger()
    const leaveOdds = followOdds({ host, events: followed, store, onList, onUp })
    return () => {
      leaveOdds()
      leaveFinger()
    }
  }, [shown, host, followed, store, queries])
  return store
}

/** The same events in whatever order are the same list, so that the push stays as it is. */
function useSameEvents(events: readonly FollowedEvent[]): FollowedEvent[] {
  const sorted = events
    .map(({ eventId, marketId, withLines = false }) => ({ eventId, marketId, withLines }))
    .toSorted((one, other) => (one.marketId < other.marketId ? -1 : 1))
  const key = JSON.stringify(sorted)
  return useMemo(() => JSON.parse(key) as FollowedEvent[], [key])
}

function usePageShown(): boolean {
  return useSyncExternalStore(watchPage, () => document.visibilityState !== 'hidden')
}

function watchPage(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
