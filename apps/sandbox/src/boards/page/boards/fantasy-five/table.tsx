import { fantasyFive, spotOf } from '@maidan/casino'
import { useMemo } from 'react'
import { useWinSound } from '../../events/use-win-sound.ts'
import { Builder } from '../../fantasy/build/builder.tsx'
import { useDraft } from '../../fantasy/build/use-draft.ts'
import { FantasyBoard } from '../../fantasy/fantasy-board.tsx'
import { useMatch } from '../../fantasy/use-match.ts'
import { useOnePress } from '../../rooms/stakes/use-one-press.ts'
import { ownResult } from '../../stakes/own-result.ts'
import type { FantasyTable } from './fantasy-table.ts'
import { Ladder } from './ladder/ladder.tsx'
import './ladder/ladder.css'
import { MatchView } from './match/match-view.tsx'

/** The board of Fantasy Five: the team is built while stakes are taken, then the match is watched. */
export function Table(table: FantasyTable) {
  const { voice, sounds, own } = table
  const bet = useOnePress(table)
  const shown = useMatch(table)
  const { fixture, decided, canBet } = shown
  const desk = useDraft(shown.place, voice.say)
  const { team } = desk
  const spot = useMemo(() => (team === null ? null : spotOf(fixture, team)), [fixture, team])
  const isPaid =
    decided !== null &&
    ownResult(own, (stake, of) => fantasyFive.payMinor(stake, of, decided)).paidMinor > 0n
  useWinSound(decided !== null, isPaid, sounds)
  return (
    <FantasyBoard
      builder={
        <Builder
          {...{ table, fixture, desk, canBet }}
          enter={() => {
            if (spot !== null) bet(spot)
          }}
        >
          <Ladder fixture={fixture} spot={spot} voice={voice} />
        </Builder>
      }
      match={<MatchView shown={shown} table={table} />}
      shown={shown}
      table={table}
    />
  )
}
