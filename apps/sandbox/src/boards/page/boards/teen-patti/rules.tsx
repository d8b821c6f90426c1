import {
  TEEN_PATTI_KINDS,
  TEEN_PATTI_PLUS_PAYS,
  TEEN_PATTI_SPOTS,
  teenPatti,
  type TeenPattiKind,
} from '@maidan/casino'
import type { BoardVoice, RulesProps } from '../../board.ts'
import { BetRules } from '../../live/bet-rules.tsx'
import { RulesPart } from '../../live/rules-part.tsx'
import type { TeenPattiKey } from './words/keys.ts'

/** How the table is played, and what each bet returns, by the game's own figures. */
export function Rules({ voice }: RulesProps<TeenPattiKey>) {
  return (
    <>
      <RulesPart text={voice.say('goal')} title={voice.say('goalTitle')} />
      <h3>{voice.say('kindsTitle')}</h3>
      <Kinds voice={voice} />
      <RulesPart text={voice.say('equalRule')} title={voice.say('equalTitle')} />
      <RulesPart text={voice.say('plusRule')} title={voice.say('plusTitle')} />
      <BetRules
        game={teenPatti}
        nameOf={(key) => betName(key, voice)}
        note={voice.say('figuresNote')}
        shoe={voice.say('shoe')}
        voice={voice}
      />
    </>
  )
}

/** Every kind of hand, the strongest first, and what Pair+ pays for it. */
function Kinds({ voice }: RulesProps<TeenPattiKey>) {
  return (
    <table className="bet-figures">
      <thead>
        <tr>
          <th scope="col">{voice.say('kindName')}</th>
          <th scope="col">{voice.say('kindPays')}</th>
        </tr>
      </thead>
      <tbody>
        {TEEN_PATTI_KINDS.toReversed().map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {voice.say(kind)}: {voice.say(`${kind}Text`)}
            </th>
            <td>{plusText(kind, voice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function plusText(kind: TeenPattiKind, voice: BoardVoice<TeenPattiKey>): string {
  return kind === 'high-card' ? voice.say('nothing') : `${TEEN_PATTI_PLUS_PAYS[kind]}:1`
}

function betName(key: string, voice: BoardVoice<TeenPattiKey>): string {
  const side = TEEN_PATTI_SPOTS.find((one) => one === key)
  return side === undefined ? key : voice.say(side)
}
