import { HOME_CURRENCY } from '@maidan/contract/facts'
import { missionsText } from '@maidan/locales'
import { countedPlays } from '../../../features/promotions/group-weights.ts'
import { LeastOdds } from '../../../features/promotions/least-odds.tsx'
import type { Mission } from '../../../features/promotions/missions.ts'
import { usePlayWords } from '../../../features/promotions/use-play-words.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortTaka } from '../parts/short-taka.ts'
import { RewardTerms } from './reward-terms.tsx'

/** The whole rule, in sentences of its figures; what is said of its cost is true of these figures. */
export function MissionRule({ mission }: { mission: Mission }) {
  const t = useText(missionsText)
  const { plays, weights, reward } = mission
  const counted = countedPlays(weights)
  const words = usePlayWords(counted)
  const stake = shortTaka(mission.stake_min)
  const stakedMinor = readMinor(mission.stake_min, HOME_CURRENCY) * BigInt(plays)
  const amount = shortMoney(stakedMinor, HOME_CURRENCY)
  return (
    <>
      <li>{t('counted', { plays: words })}</li>
      <li>{t('decided', { stake })}</li>
      {counted.includes('exchange') && <li>{t('house', { stake })}</li>}
      <li>
        <RewardTerms mission={mission} />
      </li>
      {mission.odds_min !== undefined && (
        <li>
          <LeastOdds odds={mission.odds_min} />
        </li>
      )}
      <li>
        {t('cost', { amount })}
        {stakedMinor > readMinor(reward, HOME_CURRENCY) &&
          ` ${t('more', { reward: shortTaka(reward) })}`}
      </li>
    </>
  )
}
