import { BACCARAT_PAYS_CENTI, BACCARAT_SPOTS, baccarat, percentText } from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetRules } from '../../live/bet-rules.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import type { BaccaratKey } from './words/keys.ts'

/** How the table is played, and what each bet returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<BaccaratKey>) {
  return (
    <>
      <RulesPart text={voice.say('goal')} title={voice.say('goalTitle')} />
      <RulesPart text={voice.say('pointsRule')} title={voice.say('pointsTitle')} />
      <h3>{voice.say('thirdTitle')}</h3>
      <ul>
        <li>{voice.say('naturalRule')}</li>
        <li>{voice.say('playerRule')}</li>
        <li>{voice.say('bankerStoodRule')}</li>
        <li>{voice.say('bankerRule')}</li>
      </ul>
      <RulesPart text={voice.say('tieRule')} title={voice.say('tieTitle')} />
      <BetRules
        game={baccarat}
        nameOf={(key) => betName(key, voice)}
        note={voice.say('figuresNote', { tie: returnText('tie'), banker: returnText('banker') })}
        shoe={voice.say('shoe')}
        voice={voice}
      />
    </>
  )
}

/** A bet and what it pays, such as `Tie 8:1`. */
function betName(key: string, voice: BoardVoice<BaccaratKey>): string {
  const side = BACCARAT_SPOTS.find((one) => one === key)
  if (side === undefined) return key
  return `${voice.say(side)} ${Number(BACCARAT_PAYS_CENTI[side]) / 100}:1`
}

/** What comes back of 100 staked on a bet. */
function returnText(key: string): string {
  const facts = baccarat.bets.find((bet) => bet.key === key)
  return facts === undefined ? '' : percentText(facts.exactReturn)
}
