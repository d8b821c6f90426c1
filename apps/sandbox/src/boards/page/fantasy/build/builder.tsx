import { creditsOf, FANTASY_BUDGET, type FantasyFixture } from '@maidan/casino'
import type { ReactNode } from 'react'
import type { FantasyRoom } from '../fantasy-room.ts'
import { Chances } from './chances.tsx'
import { FiveStrip } from './five-strip.tsx'
import { hintText } from './hint-text.ts'
import { Entered } from './entered.tsx'
import { Coming } from './coming.tsx'
import { Squads } from './squads.tsx'
import { Tools } from './tools.tsx'
import type { DraftDesk } from './use-draft.ts'

type BuilderProps = {
  table: FantasyRoom
  fixture: FantasyFixture
  desk: DraftDesk
  canBet: boolean
  /** What the game says of prizes, between the team and the button that enters it. */
  children: ReactNode
  /** What else it says of them, below the squads. */
  below?: ReactNode
  /** Enters the team that is built. */
  enter: () => void
}

/** Where a team is built and entered. */
export function Builder({ table, fixture, desk, canBet, children, below, enter }: BuilderProps) {
  const { voice, sounds, bet, own, betsMax } = table
  const { team, all, draft } = desk
  const pressed = (act: () => void) => () => {
    sounds.play('press')
    act()
  }
  const isFull = own.length >= betsMax
  const canEnter = team !== null && canBet
  return (
    <div className="fantasy-build">
      <div className="fantasy-pick">
        <Squads
          fixture={fixture}
          desk={desk}
          tap={(at) => pressed(() => desk.tap(at))()}
          voice={voice}
        />
        {below}
        <Chances all={all} fixture={fixture} voice={voice} />
        <Coming number={table.number} voice={voice} />
      </div>
      <div className="fantasy-desk">
        <Tools desk={desk} pressed={pressed} voice={voice} />
        <FiveStrip desk={desk} lead={(at) => pressed(() => desk.lead(at))()} voice={voice} />
        <p className="fantasy-hint">
          <b>{voice.say('spent', { spent: creditsOf(all, draft.five), budget: FANTASY_BUDGET })}</b>
          <span role="status">{hintText(desk, voice)}</span>
        </p>
        {children}
        <Entered table={table} />
        <button
          aria-disabled={!canEnter}
          className="fantasy-play"
          onClick={() => {
            if (!canEnter) return
            sounds.play('press')
            desk.keepLast(team)
            enter()
          }}
          type="button"
        >
          {isFull
            ? voice.say('teamsFull', { max: betsMax })
            : voice.say('play', { amount: voice.money(bet.minor) })}
        </button>
      </div>
    </div>
  )
}
