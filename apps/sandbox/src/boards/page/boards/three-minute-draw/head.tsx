import { LOTTERY_BALLS, type LotteryOutcome, type LotterySpot } from '@maidan/casino'
import type { RoomTable } from '../../board.ts'
import { CountdownRing } from '../../clock/countdown-ring.tsx'
import { timeText } from './time-text.ts'
import type { LotteryWord } from './words/en.ts'

type HeadProps = {
  table: RoomTable<LotterySpot, LotteryOutcome, LotteryWord>
  /** How many balls are out. */
  out: number
  isSideOpen: boolean
  flipSide: () => void
}

/** Which draw it is and how long it takes until its balls roll. */
export function Head({ table, out, isSideOpen, flipSide }: HeadProps) {
  const { voice, phase, phaseMs, elapsedMs, playerCount } = table
  return (
    <div className="lottery-head">
      {phase === 'betting' && phaseMs !== null && (
        <CountdownRing
          elapsedMs={elapsedMs}
          totalMs={phaseMs}
          label={voice.say('timeLeft')}
          text={timeText}
        />
      )}
      <div className="lottery-head-words">
        <p role="status">{headText(table, out)}</p>
        <small>{voice.say('ticketsInDraw', { count: playerCount })}</small>
      </div>
      <button
        type="button"
        className="lottery-side-button"
        aria-label={voice.say('figures')}
        aria-expanded={isSideOpen}
        onClick={flipSide}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 20V11M12 20V4M19 20V14" />
        </svg>
      </button>
    </div>
  )
}

function headText(
  { voice, number, phase, outcome, isReplay }: HeadProps['table'],
  out: number,
): string {
  if (isReplay) return voice.say('pastDraw', { number: String(number) })
  if (phase === 'betting') return voice.say('nextDraw', { number: String(number) })
  if (outcome === null) return voice.say('brokenOff', { number: String(number) })
  return voice.say(out < LOTTERY_BALLS ? 'drawing' : 'drawn', { number: String(number) })
}
