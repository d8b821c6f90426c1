import { missionsText } from '@maidan/locales'
import type { Mission } from '../../../features/promotions/missions.ts'
import { useText } from '../../../lib/text/language.ts'
import { shortTaka } from '../parts/short-taka.ts'

/** What the reward is bound to, in a sentence. */
export function RewardTerms({ mission }: { mission: Mission }) {
  const t = useText(missionsText)
  const { turnover, to_stake, bonus_days: days } = mission
  return turnover > 0 ? t('goes', { amount: shortTaka(to_stake), days }) : t('goesOwn')
}
