import { lotteryPrizeCenti, lotteryWinningHits } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { timesText } from '../times-text.ts'
import type { LotteryWord } from '../words/en.ts'

/** What a ticket of so many numbers pays, beside its chances to hit. */
export function PaysLine({ voice, picks }: { voice: BoardVoice<LotteryWord>; picks: number }) {
  return (
    <ul className="lottery-pays">
      {lotteryWinningHits(picks).map((hits) => (
        <li key={hits}>
          {voice.say('pays', { hits, picks })} <b>{timesText(lotteryPrizeCenti(picks, hits))}</b>
        </li>
      ))}
    </ul>
  )
}
