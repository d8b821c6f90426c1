import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { gameTitle } from '../../../games/catalog/game-title.ts'
import type { GameFacts } from '../../../games/studio-api.ts'
import type { FrameNotice } from '../turns/turn-state.ts'
import { Icon } from './icon.tsx'
import type { Seat } from './seat.ts'
import { soundSwitch } from './sound-switch.ts'

type FrameProps = {
  seat: Seat
  game: GameFacts
  notice: FrameNotice | null
  onMenu: () => void
  /** The board, and below it the money; a past round has none. */
  children: ReactNode
  bar: ReactNode
}

/** What stands around every board: menu, name and sound above it, where the money is below. */
export function Frame({ seat, game, notice, onMenu, children, bar }: FrameProps) {
  const { speech } = seat
  return (
    <main className="frame">
      <header className="frame-top">
        <button
          type="button"
          className="icon-button flat"
          aria-label={speech.say('menu')}
          onClick={onMenu}
        >
          <Icon name="menu" />
        </button>
        <h1 className="frame-title">{gameTitle(game, speech.language())}</h1>
        <SoundButton seat={seat} />
      </header>
      <div className="frame-notice" role="status">
        {notice !== null && (
          <p data-kind={notice.kind}>
            <i />
            {notice.text}
          </p>
        )}
      </div>
      <section className="frame-board">{children}</section>
      {bar}
    </main>
  )
}

function SoundButton({ seat: { sounds, speech } }: { seat: Seat }) {
  const sound = soundSwitch(sounds)
  const isOn = useSyncExternalStore(sound.listen, sounds.isOn)
  return (
    <button
      type="button"
      className="icon-button flat"
      aria-label={speech.say(isOn ? 'soundOff' : 'soundOn')}
      onClick={sound.flip}
    >
      <Icon name={isOn ? 'soundOn' : 'soundOff'} />
    </button>
  )
}
