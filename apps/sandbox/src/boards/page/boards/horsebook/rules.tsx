import { fixtureIn, horsebook } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { names } from './names.ts'
import { PHOTO_CENTI } from './race/race-times.ts'
import type { HorsebookKey } from './words/en.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

/** How a race is drawn and bet on, and what each market returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<HorsebookKey>) {
  const { timing, betsMax, bets } = horsebook
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  const seconds = (PHOTO_CENTI / 100).toFixed(2)
  return (
    <>
      <Part text={voice.say('goal')} title={voice.say('goalTitle')} />
      <Part text={voice.say('strength')} title={voice.say('strengthTitle')} />
      <Part
        text={voice.say('drawn', { seconds: countText(voice.language, seconds) })}
        title={voice.say('drawTitle')}
      />
      <Part text={voice.say('betRule', limits)} title={voice.say('betTitle')} />
      <h3>{voice.say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => marketName(key, voice)} voice={voice} />
      <p>{voice.say('figuresNote')}</p>
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}

/** What a market is called without a race: a duel by its number, the favourite by no name. */
function marketName(key: string, voice: BoardVoice<HorsebookKey>): string {
  switch (key) {
    case 'duel-1':
    case 'duel-2':
    case 'duel-3':
      return voice.say('duelNumber', { number: key.slice(-1) })
    case 'favourite':
      return voice.say('favouritePlace')
    default:
      return names.market(key, fixtureIn(horsebook.model, 0), voice)
  }
}
