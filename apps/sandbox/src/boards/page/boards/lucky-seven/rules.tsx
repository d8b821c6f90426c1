import { LUCKY_SEVEN_PAYS, LUCKY_SEVEN_SPOTS, luckySeven } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetRules } from '../../live/bet-rules.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import type { LuckySevenKey } from './words/keys.ts'

/** How the table is played, and what each bet returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<LuckySevenKey>) {
  return (
    <>
      <RulesPart text={voice.say('goal')} title={voice.say('goalTitle')} />
      <RulesPart text={voice.say('sevenRule')} title={voice.say('sevenTitle')} />
      <BetRules
        game={luckySeven}
        nameOf={(key) => betName(key, voice)}
        note={voice.say('figuresNote')}
        shoe={voice.say('shoe')}
        voice={voice}
      />
    </>
  )
}

/** A bet and what it pays, such as `Seven 11:1`. */
function betName(key: string, voice: BoardVoice<LuckySevenKey>): string {
  const side = LUCKY_SEVEN_SPOTS.find((one) => one === key)
  return side === undefined ? key : `${voice.say(side)} ${LUCKY_SEVEN_PAYS[side]}:1`
}
