import { Fragment } from 'react'
import type { CupPart } from '../cup-table.ts'
import type { Standing, StandingEntry } from '../standing/stand-field.ts'
import { ContestTabs } from './contest-tabs.tsx'

type ContestTableProps = CupPart & {
  contests: readonly Standing[] | null
  /** Of which entry fee the contest is looked at; null: whichever there is. */
  stakeMinor: bigint | null
  lookAt: (stakeMinor: bigint) => void
}

/** All entries of a contest by their points so far, with what each would win, the player's own among them. */
export function ContestTable({ contests, stakeMinor, lookAt, ...part }: ContestTableProps) {
  const { voice, field, outcome } = part.table
  if (contests === null) {
    if (outcome === null) return <p className="fantasy-empty">{voice.say('fieldSoon')}</p>
    return (
      <p className="fantasy-empty" role="status">
        {voice.say(field.state === 'failed' ? 'fieldFailed' : 'fieldAsking')}
      </p>
    )
  }
  const contest = contests.find((one) => one.stakeMinor === stakeMinor) ?? contests[0]
  if (contest === undefined) return <p className="fantasy-empty">{voice.say('noEntries')}</p>
  const { entries, poolMinor, isCalledOff, paid } = contest
  return (
    <>
      <div>
        <ContestTabs {...part} chosen={contest} contests={contests} lookAt={lookAt} />
        <p className="fantasy-count">
          {isCalledOff
            ? voice.say('calledOff')
            : voice.say('poolOf', { pool: voice.money(poolMinor), entries: entries.length })}
        </p>
      </div>
      <ol aria-label={voice.say('standing')} className="fantasy-leaders">
        {entries.map((entry, index) => (
          <Fragment key={entry.at}>
            {index === paid && paid > 0 && <li className="cup-line">{voice.say('paidLine')}</li>}
            <Row {...part} entry={entry} />
          </Fragment>
        ))}
      </ol>
    </>
  )
}

function Row({ all, table: { voice }, entry }: CupPart & { entry: StandingEntry }) {
  const { place, name, isOwn, team, points, prizeMinor } = entry
  const captain = all[team.captain]
  return (
    <li className={isOwn ? 'own' : ''}>
      <span className="fantasy-rank">{place}</span>
      <span className="fantasy-who">
        <b>{isOwn ? voice.say('you') : name}</b>
        <small>
          {captain !== undefined &&
            voice.say('captainIs', { name: voice.say(`name-${captain.key}`) })}
        </small>
      </span>
      <span className="fantasy-pays">{prizeMinor > 0n && voice.money(prizeMinor)}</span>
      <b className="fantasy-points">{points}</b>
    </li>
  )
}
