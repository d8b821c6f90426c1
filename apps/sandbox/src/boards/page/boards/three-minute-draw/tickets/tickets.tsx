import type { LotteryOutcome, LotterySpot } from '@maidan/casino'
import type { RoomTable } from '../../../board.ts'
import type { LotteryWord } from '../words/en.ts'
import { Ticket } from './ticket.tsx'

type TicketsProps = {
  table: RoomTable<LotterySpot, LotteryOutcome, LotteryWord>
  /** The balls that can be seen; null before the draw. */
  balls: readonly number[] | null
}

/** The player's tickets of this draw, the newest first. */
export function Tickets({ table: { voice, own }, balls }: TicketsProps) {
  if (own.length === 0) {
    const text = voice.say(balls === null ? 'noTickets' : 'noTicketsIn')
    return <p className="lottery-no-tickets">{text}</p>
  }
  return (
    <ul className="lottery-tickets" aria-label={voice.say('yourTickets')}>
      {own.toReversed().map((ticket) => (
        <Ticket key={ticket.betId} voice={voice} ticket={ticket} balls={balls} />
      ))}
    </ul>
  )
}
