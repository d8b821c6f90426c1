import { LUCKY_SEVEN_PAYS, LUCKY_SEVEN_SPOTS, luckySeven } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import type { LuckySevenKey } from './words/keys.ts'

/** How the table is played, and what each bet returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<LuckySevenKey>) {
  const { timing, betsMax, bets } = luckySeven
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  return (
    <>
      <RulesPart text={voice.say('goal')} title={voice.say('goalTitle')} />
      <RulesPart text={voice.say('sevenRule')} title={voice.say('sevenTitle')} />
      <RulesPart text={voice.say('shoe')} title={voice.say('shoeTitle')} />
      <RulesPart text={voice.say('betRule', limits)} title={voice.say('betTitle')} />
      <h3>{voice.say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => betName(key, voice)} voice={voice} />
      <p>{voice.say('figuresNote')}</p>
      <p>{voice.say('noMemory')}</p>
    </>
  )
}

/** A bet and what it pays, such as `Seven 11:1`. */
function betName(key: string, voice: BoardVoice<LuckySevenKey>): string {
  const side = LUCKY_SEVEN_SPOTS.find((one) => one === key)
  return side === undefined ? key : `${voice.say(side)} ${LUCKY_SEVEN_PAYS[side]}:1`
}
