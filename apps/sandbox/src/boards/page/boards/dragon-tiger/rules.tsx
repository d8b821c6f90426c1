import { DRAGON_TIGER_PAYS, DRAGON_TIGER_SPOTS, dragonTiger } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetRules } from '../../live/bet-rules.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import type { DragonTigerKey } from './words/keys.ts'

/** How the table is played, and what each bet returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<DragonTigerKey>) {
  return (
    <>
      <RulesPart text={voice.say('goal')} title={voice.say('goalTitle')} />
      <RulesPart text={voice.say('tieRule')} title={voice.say('tieTitle')} />
      <BetRules
        game={dragonTiger}
        nameOf={(key) => betName(key, voice)}
        note={voice.say('figuresNote')}
        shoe={voice.say('shoe')}
        voice={voice}
      />
    </>
  )
}

/** A bet and what it pays, such as `Tie 11:1`. */
function betName(key: string, voice: BoardVoice<DragonTigerKey>): string {
  const side = DRAGON_TIGER_SPOTS.find((one) => one === key)
  return side === undefined ? key : `${voice.say(side)} ${DRAGON_TIGER_PAYS[side]}:1`
}
