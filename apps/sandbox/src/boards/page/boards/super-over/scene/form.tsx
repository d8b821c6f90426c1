import { cricketTeam, type CricketFixture, type CricketTeamKey } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { SuperOverKey } from '../words/en.ts'
import { KITS } from './kits.ts'

type FormProps = { fixture: CricketFixture; voice: BoardVoice<SuperOverKey> }

/** Both teams before the game: who bats first, and how strong they are. */
export function Form({ fixture, voice }: FormProps) {
  return (
    <div className="super-over-card">
      <Team team={fixture.first} turn={voice.say('batsFirst')} voice={voice} />
      <Team team={fixture.second} turn={voice.say('chases')} voice={voice} />
    </div>
  )
}

type TeamProps = { team: CricketTeamKey; turn: string; voice: BoardVoice<SuperOverKey> }

function Team({ team, turn, voice }: TeamProps) {
  const { batting, bowling } = cricketTeam(team)
  return (
    <div className="super-over-row">
      <span className="super-over-badge" style={{ background: KITS[team].shirt }} />
      <b className="super-over-name">{voice.say(`team-${team}`)}</b>
      <span className="super-over-turn">{turn}</span>
      <span className="super-over-form">{voice.say('form', { batting, bowling })}</span>
    </div>
  )
}
