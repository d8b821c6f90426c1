import { missionsText } from '@maidan/locales'
import { Button, siteTime } from '@maidan/ui'
import { useTakeMission, type Mission } from '../../../features/promotions/missions.ts'
import { useText } from '../../../lib/text/language.ts'
import { BonusRefusal } from '../parts/bonus-refusal.tsx'
import { shortTaka } from '../parts/short-taka.ts'
import { RewardTaken } from './reward-taken.tsx'
import { RewardTerms } from './reward-terms.tsx'

/** The reward of a mission that is done, with its terms before the press; nothing hurries it. */
export function TakeReward({ mission }: { mission: Mission }) {
  const t = useText(missionsText)
  const take = useTakeMission()
  if (take.isSuccess) return <RewardTaken mission={mission} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        <RewardTerms mission={mission} />
      </p>
      <Button
        busy={take.isPending}
        disabled={take.isPending}
        onClick={() => take.mutate(mission)}
        wide
      >
        {take.isPending ? t('taking') : t('take', { amount: shortTaka(mission.reward) })}
      </Button>
      <p className="tabular text-xs text-quiet">
        {t('until', { until: siteTime(mission.take_until) })}
      </p>
      <BonusRefusal broke={t('broke')} error={take.error} />
    </div>
  )
}
