import { latePart } from '../../../lib/chunks/late-part.tsx'

type Props = { eventId: string; eventName: string }

const EventBetList = latePart(async () => (await import('./event-bet-list.tsx')).EventBetList)

/** The player's open bets of one event and what he can make of them; nothing while he has none. */
export function EventBets(props: Props) {
  return <EventBetList {...props} />
}
