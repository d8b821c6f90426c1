import { DRAGON_TIGER_PAYS, DRAGON_TIGER_SPOTS, dragonTiger } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetFigures } from '../../frame/bet-figures.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import type { DragonTigerKey } from './words/keys.ts'

/** How the table is played, and what each bet returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<DragonTigerKey>) {
  const { timing, betsMax, bets } = dragonTiger
  const limits = { max: betsMax, betting: timing.bettingMs / 1000, shown: timing.shownMs / 1000 }
  return (
    <>
      <RulesPart text={voice.say('goal')} title={voice.say('goalTitle')} />
      <RulesPart text={voice.say('tieRule')} title={voice.say('tieTitle')} />
      <RulesPart text={voice.say('shoe')} title={voice.say('shoeTitle')} />
      <RulesPart text={voice.say('betRule', limits)} title={voice.say('betTitle')} />
      <h3>{voice.say('figuresTitle')}</h3>
      <BetFigures bets={bets} nameOf={(key) => betName(key, voice)} voice={voice} />
      <p>{voice.say('figuresNote')}</p>
      <p>{voice.say('noMemory')}</p>
    </>
  )
}

/** A bet and what it pays, such as `Tie 11:1`. */
function betName(key: string, voice: BoardVoice<DragonTigerKey>): string {
  const side = DRAGON_TIGER_SPOTS.find((one) => one === key)
  return side === undefined ? key : `${voice.say(side)} ${DRAGON_TIGER_PAYS[side]}:1`
}
