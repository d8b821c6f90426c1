import type { BoardVoice } from '../../board.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'
import type { DraftDesk } from './use-draft.ts'

type ToolsProps = {
  desk: DraftDesk
  pressed: (act: () => void) => () => void
  voice: BoardVoice<FantasyKey>
}

/** Quick ways to a team, and what becomes of it. */
export function Tools({ desk, pressed, voice }: ToolsProps) {
  const tools = [
    { key: 'quick', act: desk.quick, isOff: false },
    { key: 'last', act: () => desk.load('last'), isOff: false },
    { key: 'saved', act: () => desk.load('saved'), isOff: false },
    { key: 'save', act: desk.save, isOff: desk.team === null },
    { key: 'clear', act: desk.clear, isOff: desk.draft.five.length === 0 },
  ] as const
  return (
    <div className="fantasy-tools">
      {tools.map(({ key, act, isOff }) => (
        <button disabled={isOff} key={key} onClick={pressed(act)} type="button">
          {voice.say(key)}
        </button>
      ))}
    </div>
  )
}
