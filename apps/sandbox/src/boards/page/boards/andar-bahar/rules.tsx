import { andarBahar, ANDAR_BAHAR_SPOTS } from '@maidan/casino'
import type { RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { paysText } from './pays-text.ts'
import './rules.css'
import type { AndarBaharKey } from './words/en.ts'

/** The rules of Andar Bahar; every figure comes from the game itself. */
export function AndarBaharRules({ voice }: RulesProps<AndarBaharKey>) {
  const { say } = voice
  const spotOf = (key: string) => ANDAR_BAHAR_SPOTS.find((spot) => spot === key)
  const nameOf = (key: string): string => {
    const spot = spotOf(key)
    return spot === undefined ? key : say(spot)
  }
  return (
    <>
      <h3>{say('rulesPlay')}</h3>
      <p>{say('rulesJoker')}</p>
      <p>{say('rulesDeal')}</p>
      <p>{say('rulesSpot')}</p>
      <p>{say('rulesWhy')}</p>
      <p>{say('rulesPast')}</p>
      <p>{say('rulesPays')}</p>
      <dl className="andar-pays">
        {ANDAR_BAHAR_SPOTS.map((spot) => (
          <div key={spot}>
            <dt>{say(spot)}</dt>
            <dd>{say('pays', { times: paysText(spot) })}</dd>
          </div>
        ))}
      </dl>
      <h3>{say('rulesFigures')}</h3>
      <BetFigures bets={andarBahar.bets} nameOf={nameOf} voice={voice} />
      <p>{say('rulesKeys')}</p>
    </>
  )
}
