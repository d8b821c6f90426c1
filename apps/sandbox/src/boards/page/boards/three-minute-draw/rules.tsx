import {
  LOTTERY_BALLS,
  LOTTERY_NUMBERS,
  LOTTERY_PICKS_MAX,
  lotteryPrizeCenti,
  lotteryWinningHits,
  percentText,
  threeMinuteDraw,
} from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { timesText } from './times-text.ts'
import './three-minute-draw.css'
import type { LotteryWord } from './words/en.ts'

/** The rules of Three Minute Draw; every figure in them is the game's own. */
export function Rules({ voice: { say } }: RulesProps<LotteryWord>) {
  const { timing, betsMax, bets } = threeMinuteDraw
  const largest = Math.max(...bets.map((bet) => bet.largestMultiple))
  return (
    <div className="lottery-rules">
      <h3>{say('rulesTitle')}</h3>
      <p>{say('rulesDraw', { balls: LOTTERY_BALLS, numbers: LOTTERY_NUMBERS })}</p>
      <p>{say('rulesTicket', { most: LOTTERY_PICKS_MAX, tickets: betsMax })}</p>
      <p>
        {say('rulesSeconds', {
          selling: timing.bettingMs / 1000,
          shown: timing.shownMs / 1000,
        })}
      </p>
      <p>{say('rulesLucky')}</p>
      <h3>{say('rulesPaysTitle')}</h3>
      <PaysTable say={say} />
      <p>{say('rulesLargest', { times: largest.toLocaleString('en-IN') })}</p>
      <h3>{say('rulesFairTitle')}</h3>
      <p>{say('rulesFair')}</p>
    </div>
  )
}

function PaysTable({ say }: Pick<RulesProps<LotteryWord>['voice'], 'say'>) {
  const rows = threeMinuteDraw.bets
    .map((bet) => ({ ...bet, picks: Number(bet.key.slice('picks'.length)) }))
    .toSorted((a, b) => a.picks - b.picks)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('rulesPicks')}</th>
          <th scope="col">{say('rulesPays')}</th>
          <th scope="col">{say('rulesChance')}</th>
          <th scope="col">{say('rulesReturn')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ picks, hitRate, exactReturn }) => (
          <tr key={picks}>
            <th scope="row">{picks}</th>
            <td>
              {lotteryWinningHits(picks).map((hits) => (
                <div key={hits}>
                  {hits} {timesText(lotteryPrizeCenti(picks, hits))}
                </div>
              ))}
            </td>
            <td>{percentText(hitRate)}%</td>
            <td>{percentText(exactReturn)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
