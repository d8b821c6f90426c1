import type { BoardVoice } from '../../../board.ts'
import { heightText } from '../height-text.ts'
import { chanceText } from '../chance-text.ts'
import type { GhuriWord } from '../words/en.ts'
import { pastFigures } from './past-figures.ts'
import { countText } from '../../../../../games/page/words/count-text.ts'

type StatisticsProps = { voice: BoardVoice<GhuriWord>; brokenCenti: readonly number[] }

/** What the last flights came to beside what is usual, and that it says nothing about the next. */
export function Statistics({ voice, brokenCenti }: StatisticsProps) {
  const figures = pastFigures(brokenCenti)
  if (!figures) return <p className="ghuri-empty">{voice.say('noFlights')}</p>
  const { count, middleCenti, highestCenti, reached } = figures
  return (
    <>
      <p className="ghuri-note">{voice.say('lastCount', { count })}</p>
      <dl className="ghuri-figures">
        <div>
          <dt>{voice.say('middle')}</dt>
          <dd>{heightText(middleCenti)}</dd>
        </div>
        <div>
          <dt>{voice.say('highest')}</dt>
          <dd>{heightText(highestCenti)}</dd>
        </div>
        {reached.map((told) => (
          <div key={told.centi}>
            <dt>{voice.say('reachedCount', { height: heightText(told.centi) })}</dt>
            <dd>
              {voice.say('ofExpected', {
                count: told.count,
                all: count,
                usual: countText(voice.language, chanceText(told.centi)),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="ghuri-note">{voice.say('pastSaysNothing')}</p>
    </>
  )
}
