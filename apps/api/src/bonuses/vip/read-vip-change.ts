import { isLadder } from '@maidan/cashier'
import { VIP_EARN_BPS, VIP_FROM_MAX } from '@maidan/cashier/lists'
import type { CallBody, Calls } from '@maidan/contract'
import { readNumber, readWholeNumber } from '../rules/read-number.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import type { ApprovalCommand } from '../../platform/approvals/approval-terms.ts'
import { sparseWeights } from '../desk/promotion-draft.ts'
import type { VipTerms } from './read-vip-terms.ts'

export type AskedVip = CallBody<Calls['staffChangeVip']>
export type VipDraft = Pick<ApprovalCommand<'vip.change'>, 'levels' | 'weights'>

const BPS_A_PERCENT = 100
const WEIGHT_PERCENT_MAX = 100
const EARN_PERCENT = {
  min: VIP_EARN_BPS.min / BPS_A_PERCENT,
  max: VIP_EARN_BPS.max / BPS_A_PERCENT,
}

/**
 * What the form asks for, or a refusal at the first field that cannot be so. The fields of a level
 * carry its number, from 0: `from_0`, `earns_0`, `name_0_en`.
 */
export function readVipChange(asked: AskedVip): VipDraft {
  const levels = asked.levels.map(readLevel)
  if (!isLadder(levels)) throw fieldRefusal('VIP_LEVELS_ORDER', 'levels')
  const shares = asked.weights.map(({ play, percent }) => [
    play,
    readNumber(percent, `weight_${play}`, { max: WEIGHT_PERCENT_MAX }),
  ])
  return { levels, weights: sparseWeights(Object.fromEntries(shares)) }
}

/** Levels and weights as they stand, in the form that a change has. */
export function vipDraftOf({ levels, weights }: Pick<VipTerms, 'levels' | 'weights'>): VipDraft {
  return {
    levels: levels.map(({ names, from, earnBps }) => ({
      names: eachLanguage((language) => names[language] ?? ''),
      from,
      earnBps,
    })),
    weights: sparseWeights(weights),
  }
}

function readLevel(
  { names, from, earns }: AskedVip['levels'][number],
  step: number,
): VipDraft['levels'][number] {
  return {
    names: eachLanguage((language) => {
      const name = names.find((one) => one.language === language)?.name.trim() ?? ''
      if (name === '') throw fieldRefusal('PROMOTION_WORDS_MISSING', `name_${step}_${language}`)
      return name
    }),
    from: readWholeNumber(from, `from_${step}`, { min: 0, max: VIP_FROM_MAX }),
    earnBps: readNumber(earns, `earns_${step}`, EARN_PERCENT),
  }
}
