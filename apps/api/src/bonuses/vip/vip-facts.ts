import type { CallAnswer, Calls } from '@maidan/contract'
import { percentText } from '../rules/percent-text.ts'
import { weightList } from '../rules/weight-list.ts'
import { nameList } from './name-list.ts'
import type { NamedLevel, VipTerms } from './read-vip-terms.ts'

type Facts = CallAnswer<Calls['staffApprovals']>['data'][number]['evidence']['effect']

/** Levels and weights as the one who decides reads them. */
export function vipFacts({ levels, weights }: Pick<VipTerms, 'levels' | 'weights'>): Facts {
  return {
    vip_levels: levels.map(levelText).join(' · '),
    vip_weights: weightList(weights)
      .map(({ play, percent }) => `${play}:${percent}`)
      .join(' '),
  }
}

/** `Normal / সাধারণ: 0, 100 %`: from how many points, and what a stake earns. */
function levelText({ names, from, earnBps }: NamedLevel): string {
  const name = nameList(names).map((one) => one.name)
  return `${name.join(' / ')}: ${from}, ${percentText(earnBps)} %`
}
