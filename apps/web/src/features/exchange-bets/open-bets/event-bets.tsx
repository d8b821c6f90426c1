import { Suspense } from 'react'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'

type Props = { eventId: string; eventName: string }

const EventBetList = lazyScreen(async () => (await import('./event-bet-list.tsx')).EventBetList)

/** The player's open bets of one event and what he can make of them; nothing while he has none. */
export function EventBets(props: Props) {
  return (
    <Suspense>
      <EventBetList {...props} />
    </Suspense>
  )
}
