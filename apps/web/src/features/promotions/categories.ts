/** The thirteen categories in their order; `all` takes every promotion (PROMO-12, PROMO-14). */
export const promotionCategories = [
  { value: 'all', text: 'all' },
  { value: '99', text: 'welcome' },
  { value: '1', text: 'slots' },
  { value: '2', text: 'casino' },
  { value: '4', text: 'sports' },
  { value: '8', text: 'fishing' },
  { value: '32', text: 'esports' },
  { value: '64', text: 'lottery' },
  { value: '128', text: 'p2p' },
  { value: '256', text: 'table' },
  { value: '1024', text: 'arcade' },
  { value: '8192', text: 'crash' },
  { value: '512', text: 'others' },
] as const

export type PromotionCategory = (typeof promotionCategories)[number]['value']

/** The promotions of a category; one without categories stands under All only (SIL-059, SIL-063). */
export function ofCategory<P extends { categories?: readonly (number | string)[] | null }>(
  promotions: readonly P[],
  category: PromotionCategory,
): P[] {
  return promotions.filter(
    ({ categories }) => category === 'all' || (categories ?? []).map(String).includes(category),
  )
}
