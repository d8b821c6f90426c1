import { useMemo } from 'react'
import { useWinSound } from '../../events/use-win-sound.ts'
import { Builder } from '../../fantasy/build/builder.tsx'
import { useDraft } from '../../fantasy/build/use-draft.ts'
import { FantasyBoard } from '../../fantasy/fantasy-board.tsx'
import { useMatch } from '../../fantasy/use-match.ts'
import { useOnePress } from '../../rooms/stakes/use-one-press.ts'
import { ContestChoice } from './contests/contest-choice.tsx'
import { PrizesNow } from './contests/prizes-now.tsx'
import { useOffers } from './contests/use-offers.ts'
import type { CupTable } from './cup-table.ts'
import { MatchView } from './match/match-view.tsx'
import { ownEntries } from './standing/own-entries.ts'
import { standField } from './standing/stand-field.ts'
import './styles/contests.css'
import './styles/standing.css'

/** The board of Five Cup: a team is built and entered in a contest, then all teams of it are watched. */
export function Table(table: CupTable) {
  const { voice, sounds, own, field } = table
  const bet = useOnePress(table)
  const shown = useMatch(table)
  const { fixture, decided, canBet, points } = shown
  const desk = useDraft(shown.place, voice.say)
  const offers = useOffers(table)
  const contests = useMemo(
    () =>
      field.state === 'known' ? field.contests.map((contest) => standField(contest, points)) : null,
    [field, points],
  )
  const entries = ownEntries(own, contests)
  useWinSound(
    decided !== null,
    entries.some(({ winMinor }) => (winMinor ?? 0n) > 0n),
    sounds,
  )
  return (
    <FantasyBoard
      builder={
        <Builder
          {...{ table, fixture, desk, canBet }}
          below={<PrizesNow offers={offers} table={table} />}
          enter={() => {
            if (desk.team !== null) bet(desk.team)
          }}
        >
          <ContestChoice offers={offers} table={table} />
        </Builder>
      }
      match={<MatchView {...{ table, shown, contests, entries }} />}
      shown={shown}
      table={table}
    />
  )
}
