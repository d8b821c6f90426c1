import { creditsOf, FANTASY_BUDGET, spotOf, type FantasyFixture } from '@maidan/casino'
import { useMemo } from 'react'
import { Ladder } from '../ladder/ladder.tsx'
import type { FantasyTable } from '../fantasy-table.ts'
import { Chances } from './chances.tsx'
import { FiveStrip } from './five-strip.tsx'
import { hintText } from './hint-text.ts'
import { Entered } from './entered.tsx'
import { Coming } from './coming.tsx'
import { Squads } from './squads.tsx'
import { Tools } from './tools.tsx'
import type { DraftDesk } from './use-draft.ts'

type BuilderProps = {
  table: FantasyTable
  fixture: FantasyFixture
  desk: DraftDesk
  canBet: boolean
}

/** Where a team is built, priced and staked on. */
export function Builder({ table, fixture, desk, canBet }: BuilderProps) {
  const { voice, sounds, bet, own, betsMax, place } = table
  const { team, all, draft } = desk
  const spot = useMemo(() => (team === null ? null : spotOf(fixture, team)), [fixture, team])
  const pressed = (act: () => void) => () => {
    sounds.play('press')
    act()
  }
  const isFull = own.length >= betsMax
  const stake = () => {
    if (spot === null || !canBet) return
    sounds.play('press')
    desk.keepLast(spot)
    place(spot)
  }
  return (
    <div className="fantasy-build">
      <div className="fantasy-pick">
        <Squads
          fixture={fixture}
          desk={desk}
          tap={(at) => pressed(() => desk.tap(at))()}
          voice={voice}
        />
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
        <Ladder fixture={fixture} spot={spot} voice={voice} />
        <Entered table={table} />
        <button
          aria-disabled={spot === null || !canBet}
          className="fantasy-play"
          onClick={stake}
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
