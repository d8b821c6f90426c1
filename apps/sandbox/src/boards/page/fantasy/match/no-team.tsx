import type { BoardVoice } from '../../board.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'

/** Where the player's teams would stand, had they entered one. */
export function NoTeam({ voice }: { voice: BoardVoice<FantasyKey> }) {
  return (
    <div className="fantasy-own fantasy-own-none">
      <b>{voice.say('noTeam')}</b>
      <span>{voice.say('noTeamHint')}</span>
    </div>
  )
}
