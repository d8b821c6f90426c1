import { missionsText, textIn } from '@maidan/locales'
import { ProgressBar, siteTime } from '@maidan/ui'
import { ListChecks } from 'lucide-react'
import { useId } from 'react'
import type { Mission } from '../../../features/promotions/missions.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { FigureLine } from '../parts/figure-line.tsx'
import { RuleDetails } from '../parts/rule-details.tsx'
import { shortTaka } from '../parts/short-taka.ts'
import { Taka } from '../parts/taka.tsx'
import { MissionRule } from './mission-rule.tsx'
import { periodWord } from './period-word.ts'
import { RewardTaken } from './reward-taken.tsx'
import { TakeReward } from './take-reward.tsx'

type Props = { mission: Mission }

/** A mission in one day or week: how far it is, what it gives, and what counts. */
export function MissionCard({ mission }: Props) {
  const t = useText(missionsText)
  const id = useId()
  const [from, until] = [siteTime(mission.from), siteTime(mission.until)]
  return (
    <section aria-labelledby={id} className="px-4 pt-4">
      <div className="rounded-card border border-field-700 p-4">
        <h2 className="flex items-center gap-2 font-semibold" id={id}>
          <ListChecks aria-hidden className="size-5 shrink-0 text-floodlight" />
          {textIn(mission, 'name', useLanguage())}
        </h2>
        <p className="tabular mt-1 text-xs text-quiet">{t(periodWord(mission), { from, until })}</p>
        <div className="mt-3 flex flex-col gap-3">
          {mission.state !== 'later' && <Progress mission={mission} />}
          <Terms mission={mission} />
          {mission.state === 'ready' && <TakeReward mission={mission} />}
          {mission.state === 'taken' && <RewardTaken mission={mission} />}
        </div>
        <RuleDetails title={t('what')}>
          <MissionRule mission={mission} />
        </RuleDetails>
      </div>
    </section>
  )
}

/** Plays beyond those asked for are not shown: nobody is to play on for a full bar. */
function Progress({ mission: { done, plays } }: Props) {
  const t = useText(missionsText)
  const shown = Math.min(done, plays)
  return (
    <ProgressBar
      label={t('progress', { done: shown, plays })}
      percent={Math.round((shown / plays) * 100)}
    />
  )
}

function Terms({ mission }: Props) {
  const t = useText(missionsText)
  const { plays, stake_min: least, reward, period } = mission
  return (
    <dl className="grid gap-2 text-sm">
      <FigureLine label={t(period === 'day' ? 'inDay' : 'inWeek')}>
        {t('asked', { plays, stake: shortTaka(least) })}
      </FigureLine>
      <FigureLine label={t('reward')}>
        <Taka amount={reward} className="text-lg text-grass" />
      </FigureLine>
    </dl>
  )
}
