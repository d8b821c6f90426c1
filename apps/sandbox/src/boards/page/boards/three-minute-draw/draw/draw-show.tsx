import { LOTTERY_BALLS } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { Ball } from '../ball.tsx'
import type { LotteryWord } from '../words/en.ts'
import { Drum } from './drum.tsx'

const PLACES = Array.from({ length: LOTTERY_BALLS }, (_, index) => index)

type DrawShowProps = {
  voice: BoardVoice<LotteryWord>
  /** The balls that are out. */
  balls: readonly number[]
  /** The player has a ticket with this number. */
  isOwn: (number: number) => boolean
}

/** The draw: balls roll out of the drum into their row, one by one. */
export function DrawShow({ voice, balls, isOwn }: DrawShowProps) {
  return (
    <div className="lottery-draw">
      <Drum isTurning={balls.length < LOTTERY_BALLS} />
      <ol className="lottery-row" aria-label={voice.say('balls')} aria-live="polite">
        {PLACES.map((place) => {
          const number = balls[place]
          return number === undefined ? (
            <li key={place}>
              <span className="spoken">{voice.say('ballWaits')}</span>
            </li>
          ) : (
            <li key={place} data-own={isOwn(number)} data-place={place}>
              <Ball number={number} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
