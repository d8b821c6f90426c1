import { missionsText } from '@maidan/locales'
import { DoneNote } from '../../../app/notes/done-note.tsx'
import type { Mission } from '../../../features/promotions/missions.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useText } from '../../../lib/text/language.ts'
import { shortTaka } from '../parts/short-taka.ts'

/** That a reward was taken, and where it went. */
export function RewardTaken({ mission: { reward, turnover } }: { mission: Mission }) {
  const t = useText(missionsText)
  const isKept = turnover > 0
  return (
    <div>
      <DoneNote>{t(isKept ? 'takenKept' : 'takenOwn', { amount: shortTaka(reward) })}</DoneNote>
      {isKept && (
        <Link
          className="flex min-h-11 items-center font-semibold text-floodlight"
          to={paths.turnoverRecord}
        >
          {t('toTurnover')}
        </Link>
      )}
    </div>
  )
}
