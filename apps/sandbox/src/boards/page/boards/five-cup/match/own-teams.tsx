import { NoTeam } from '../../../fantasy/match/no-team.tsx'
import { TeamStand } from '../../../fantasy/match/team-stand.tsx'
import { TeamTabs } from '../../../fantasy/match/team-tabs.tsx'
import type { CupPart } from '../cup-table.ts'
import type { OwnEntry } from '../standing/own-entries.ts'
import type { Standing } from '../standing/stand-field.ts'
import { standText } from './stand-text.ts'

type OwnTeamsProps = CupPart & {
  contests: readonly Standing[] | null
  entries: readonly OwnEntry[]
  chosen: number
  choose: (index: number) => void
}

/** The player's teams of this round, and where the chosen one stands in its contest. */
export function OwnTeams({ contests, entries, chosen, choose, ...part }: OwnTeamsProps) {
  const { voice } = part.table
  const entry = entries[chosen]
  if (entry === undefined) {
    // A stake that has gone back lies on no board until the entries are known.
    return contests === null ? <div className="fantasy-own" /> : <NoTeam voice={voice} />
  }
  const isCalledOff = entry.stand?.contest.isCalledOff ?? false
  return (
    <section aria-label={voice.say('five')} className="fantasy-own">
      <TeamTabs {...part} choose={choose} chosen={chosen} teams={entries.map(({ team }) => team)} />
      {isCalledOff && (
        <p className="cup-called-off" role="status">
          {voice.say('calledOffOwn', { amount: voice.money(entry.stakeMinor) })}
        </p>
      )}
      <TeamStand {...part} stand={standText(part, entry)} team={entry.team} />
    </section>
  )
}
