import { cricketersOf } from '@maidan/casino'
import { useState } from 'react'
import { MatchSide } from '../../../fantasy/match/match-side.tsx'
import { Scene } from '../../../fantasy/match/scene.tsx'
import type { CupPart } from '../cup-table.ts'
import type { OwnEntry } from '../standing/own-entries.ts'
import type { Standing } from '../standing/stand-field.ts'
import { ContestTable } from './contest-table.tsx'
import { OwnTeams } from './own-teams.tsx'

type MatchViewProps = Omit<CupPart, 'all'> & {
  /** Null while nobody has told who has entered. */
  contests: readonly Standing[] | null
  entries: readonly OwnEntry[]
}

/** The match as it is played, the player's own teams, and the table of the contest of the one that is chosen. */
export function MatchView({ contests, entries, ...match }: MatchViewProps) {
  const [chosen, choose] = useState(0)
  const [looked, lookAt] = useState<bigint | null>(null)
  const part = { ...match, all: cricketersOf(match.shown.fixture) }
  const at = entries[chosen] === undefined ? 0 : chosen
  const chooseTeam = (index: number) => {
    choose(index)
    lookAt(null)
  }
  return (
    <div className="fantasy-match cup-match">
      <Scene {...part} />
      <OwnTeams {...part} choose={chooseTeam} chosen={at} contests={contests} entries={entries} />
      <MatchSide {...part} room={part.table.voice.say('standing')}>
        <ContestTable
          {...part}
          contests={contests}
          lookAt={lookAt}
          stakeMinor={looked ?? entries[at]?.stakeMinor ?? null}
        />
      </MatchSide>
    </div>
  )
}
