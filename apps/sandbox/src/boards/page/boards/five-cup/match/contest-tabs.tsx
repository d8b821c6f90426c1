import type { CupPart } from '../cup-table.ts'
import type { Standing } from '../standing/stand-field.ts'

type ContestTabsProps = Pick<CupPart, 'table'> & {
  contests: readonly Standing[]
  chosen: Standing
  lookAt: (stakeMinor: bigint) => void
}

/** The contests of the round by their entry fees; one alone needs no choice. */
export function ContestTabs({ table, contests, chosen, lookAt }: ContestTabsProps) {
  const { voice, sounds } = table
  if (contests.length < 2) return null
  return (
    <div aria-label={voice.say('contests')} className="fantasy-tabs" role="group">
      {contests.map((contest) => {
        const { stakeMinor, entries } = contest
        const isOwn = entries.some((entry) => entry.isOwn)
        const fee = voice.money(stakeMinor)
        return (
          <button
            aria-pressed={contest === chosen}
            className={isOwn ? 'cup-own-tab' : ''}
            key={fee}
            onClick={() => {
              sounds.play('press')
              lookAt(stakeMinor)
            }}
            type="button"
          >
            {isOwn ? voice.say('ownContest', { fee }) : fee}
          </button>
        )
      })}
    </div>
  )
}
