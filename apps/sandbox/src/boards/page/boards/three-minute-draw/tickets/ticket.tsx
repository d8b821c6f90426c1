import { LOTTERY_BALLS, lotteryPrizeCenti, threeMinuteDraw, type LotterySpot } from '@maidan/casino'
import type { BoardVoice, OwnStake } from '../../../board.ts'
import { Ball } from '../ball.tsx'
import type { LotteryWord } from '../words/en.ts'

type TicketProps = {
  voice: BoardVoice<LotteryWord>
  ticket: OwnStake<LotterySpot>
  /** The balls that are out and can be seen; null before the draw. */
  balls: readonly number[] | null
}

/** A ticket of the player; its numbers light up as their balls come out of the drum. */
export function Ticket({ voice, ticket, balls }: TicketProps) {
  const { picks } = ticket.spot
  const hits = picks.filter((number) => balls?.includes(number)).length
  const isWinning = lotteryPrizeCenti(picks.length, hits) > 0
  return (
    <li
      className="lottery-ticket"
      data-state={ticket.state}
      data-winning={balls !== null && isWinning}
      aria-label={voice.say('ticketNamed', { numbers: picks.join(', ') })}
    >
      <span className="lottery-ticket-balls">
        {picks.map((number) => (
          <Ball key={number} number={number} isLit={balls === null || balls.includes(number)} />
        ))}
      </span>
      <span className="lottery-ticket-words">
        <b>{voice.money(ticket.stakeMinor)}</b>
        <span>{stateText(voice, ticket, balls, hits)}</span>
      </span>
    </li>
  )
}

function stateText(
  voice: BoardVoice<LotteryWord>,
  { state, stakeMinor, spot }: OwnStake<LotterySpot>,
  balls: readonly number[] | null,
  hits: number,
): string {
  if (state === 'asked') return voice.say('asked')
  if (balls === null) return voice.say('ticketIn')
  if (balls.length < LOTTERY_BALLS) return voice.say('ticketHits', { hits })
  const winMinor = threeMinuteDraw.payMinor(stakeMinor, spot, { balls })
  if (winMinor === 0n) return voice.say('ticketLost')
  return voice.say('ticketWon', { amount: voice.money(winMinor) })
}
