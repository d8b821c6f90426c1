import {
  fraction,
  percentText,
  TIDE_MOST_CENTI,
  TIDE_PLANS,
  TIDE_RANKS,
  TIDE_SKIPS_MAX,
  tideCards,
  tideMultipleCenti,
  tidePlanKey,
  tideReturnOfRow,
} from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { multipleText } from './multiple-text.ts'
import type { TideKey } from './words/en.ts'
import './rules.css'

/** Ranks that a guess can have: never all of them. */
const RANK_COUNTS = Array.from({ length: TIDE_RANKS - 1 }, (_, index) => TIDE_RANKS - 1 - index)

/** The rules, with every figure from the game itself. */
export function Rules({ voice }: RulesProps<TideKey>) {
  const most = String(TIDE_MOST_CENTI / 100n)
  return (
    <div className="tide-rules">
      <p>{voice.say('rulesGuess')}</p>
      <p>{voice.say('rulesPay')}</p>
      <GuessFigures voice={voice} />
      <p>{voice.say('rulesSkip', { count: TIDE_SKIPS_MAX })}</p>
      <p>{voice.say('rulesMost', { most })}</p>
      <PlanFigures voice={voice} />
      <p>{voice.say('rulesFair')}</p>
      <p>{voice.say('rulesAbsent')}</p>
      <p>{voice.say('rulesKeys')}</p>
    </div>
  )
}

type FiguresProps = { voice: BoardVoice<TideKey> }

function GuessFigures({ voice }: FiguresProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{voice.say('figuresRanks')}</th>
          <th scope="col">{voice.say('figuresChance')}</th>
          <th scope="col">{voice.say('figuresPays')}</th>
          <th scope="col">{voice.say('figuresReturn')}</th>
        </tr>
      </thead>
      <tbody>
        {RANK_COUNTS.map((ranks) => (
          <tr key={ranks}>
            <th scope="row">
              {ranks}/{TIDE_RANKS}
            </th>
            <td>{percentText(fraction(BigInt(ranks), BigInt(TIDE_RANKS)))}%</td>
            <td>×{multipleText(tideMultipleCenti([ranks]))}</td>
            <td>{percentText(tideReturnOfRow([ranks]))}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PlanFigures({ voice }: FiguresProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{voice.say('figuresPlan')}</th>
          <th scope="col">{voice.say('figuresHits')}</th>
          <th scope="col">{voice.say('figuresReturn')}</th>
        </tr>
      </thead>
      <tbody>
        {TIDE_PLANS.map((plan) => {
          const facts = tideCards.bets.find(({ key }) => key === tidePlanKey(plan))
          return (
            <tr key={tidePlanKey(plan)}>
              <th scope="row">{planText(plan, voice)}</th>
              <td>{facts && percentText(facts.hitRate)}%</td>
              <td>{facts && percentText(facts.exactReturn)}%</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function planText({ side, stop }: (typeof TIDE_PLANS)[number], voice: FiguresProps['voice']) {
  if (stop === Infinity) return voice.say('planAll')
  return voice.say(side === 'likely' ? 'planLikely' : 'planDaring', { count: stop })
}
