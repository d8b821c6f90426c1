import { FULL_WEIGHT_BPS, PLAY_KINDS, weightOf, type PlayWeights } from '@maidan/cashier'
import type { ApprovalCommand } from '../../platform/approvals/approval-terms.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import type { Promotion } from '../queries/read-promotion.ts'

/** A promotion whole as a request keeps it: JSON values, each in one form alone. */
export type PromotionDraft = ApprovalCommand<'promotion.change'>['promotion']

/** A promotion as it stands, to hold a wish against. */
export function draftOf(promotion: Promotion): PromotionDraft {
  const { names, descriptions, thumbnails, status } = promotion
  return {
    texts: eachLanguage((language) => ({
      name: names[language] ?? '',
      description: descriptions[language] ?? '',
    })),
    thumbnail: thumbnails.en,
    kind: promotion.kind,
    status,
    startsAt: promotion.startsAt.toISOString(),
    endsAt: promotion.endsAt.toISOString(),
    categories: sortedCategories(promotion.categories),
    onDeposit: promotion.onDeposit,
    percentHundredths: promotion.percentHundredths,
    turnoverMultiple: promotion.turnoverMultiple,
    bonusDays: promotion.bonusDays,
    depositMinMinor: String(promotion.depositMinMinor),
    bonusMaxMinor: String(promotion.bonusMaxMinor),
    oncePerPlayer: promotion.oncePerPlayer,
    firstDepositOnly: promotion.firstDepositOnly,
    weights: sparseWeights(promotion.weights),
    oddsMinCenti: promotion.oddsMinCenti,
    betMaxMinor: promotion.betMaxMinor.toString(),
    besideOthers: promotion.besideOthers,
    methods: [...promotion.methods],
    countries: [...promotion.countries],
    vipFrom: promotion.vipFrom,
    code: promotion.code,
    amountMinor: String(promotion.amountMinor),
    usesMax: promotion.usesMax,
    phoneVerifiedOnly: promotion.phoneVerifiedOnly,
    depositorsOnly: promotion.depositorsOnly,
    isCodeListed: promotion.isCodeListed,
    lossMinMinor: String(promotion.lossMinMinor),
    freeGame: promotion.freeGame,
    freeRounds: promotion.freeRounds,
    freeBetMinor: String(promotion.freeBetMinor),
    freeDays: promotion.freeDays,
    missionPeriod: promotion.missionPeriod,
    missionPlays: promotion.missionPlays,
    stakeMinMinor: String(promotion.stakeMinMinor),
  }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function sortedCategories(categories: readonly number[]): number[] {
  return [...new Set(categories)].toSorted((one, other) => one - other)
}

/** The kinds that do not count in full, in the order of the house. */
export function sparseWeights(weights: PlayWeights): PromotionDraft['weights'] {
  return Object.fromEntries(
    PLAY_KINDS.map((kind) => [kind, weightOf(weights, kind)] as const).filter(
      ([, bps]) => bps < FULL_WEIGHT_BPS,
    ),
  )
}
