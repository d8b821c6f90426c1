import { percentText, type BetFacts } from '@maidan/casino'
import { createFrameVoice } from '../words/frame-voice.ts'
import type { BoardVoice } from '../board.ts'

type BetFiguresProps = {
  bets: readonly BetFacts[]
  /** What a bet is called, by its key. */
  nameOf: (key: string) => string
  voice: Pick<BoardVoice, 'language'>
}

/** What each way to bet returns, how often it pays, and the most it pays, from the game's own facts. */
export function BetFigures({ bets, nameOf, voice }: BetFiguresProps) {
  const { say } = createFrameVoice(voice.language)
  return (
    <>
      <table className="bet-figures">
        <thead>
          <tr>
            <th scope="col">{say('betName')}</th>
            <th scope="col">{say('betReturn')}</th>
            <th scope="col">{say('betHits')}</th>
            <th scope="col">{say('betLargest')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ key, exactReturn, hitRate, largestMultiple }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key)}</th>
              <td>{percentText(exactReturn)} %</td>
              <td>{percentText(hitRate)} %</td>
              <td>{say('times', { times: String(largestMultiple) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{say('returnText')}</p>
    </>
  )
}
