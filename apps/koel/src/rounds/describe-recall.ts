import type { Shop } from '../shop/open-shop.ts'
import { signRecall } from './sign-recall.ts'

/** The address of the page that shows a past ticket. */
export function describeRecall(shop: Shop, roundId: string): string {
  const key = signRecall(shop.recallSecret, roundId)
  return `${shop.settings.ownOrigin}/recall/${roundId}?key=${key}`
}
