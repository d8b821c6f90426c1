import { kabaddiTeam, type KabaddiFixture, type KabaddiTeamKey } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { KabaddiKey } from '../words/en.ts'
import { KITS } from './kits.ts'

type FormProps = { fixture: KabaddiFixture; voice: BoardVoice<KabaddiKey> }

/** Both teams before the game: who raids first, and how strong they are. */
export function Form({ fixture, voice }: FormProps) {
  return (
    <div className="kabaddi-card">
      <Team team={fixture.first} turn={voice.say('raidsFirst')} voice={voice} />
      <Team team={fixture.second} turn={voice.say('raidsSecond')} voice={voice} />
    </div>
  )
}

type TeamProps = { team: KabaddiTeamKey; turn: string; voice: BoardVoice<KabaddiKey> }

function Team({ team, turn, voice }: TeamProps) {
  const { raiding, defending } = kabaddiTeam(team)
  return (
    <div className="kabaddi-row">
      <span className="kabaddi-badge" style={{ background: KITS[team].shirt }} />
      <b className="kabaddi-name">{voice.say(`team-${team}`)}</b>
      <span className="kabaddi-turn">{turn}</span>
      <span className="kabaddi-form">{voice.say('form', { raiding, defending })}</span>
    </div>
  )
}
