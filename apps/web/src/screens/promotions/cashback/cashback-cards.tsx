import { useCashbacks } from '../../../features/promotions/cashback.ts'
import { CashbackCard } from './cashback-card.tsx'

/** The cashbacks that run for the player; nothing where there is none. */
export function CashbackCards() {
  const cashbacks = useCashbacks().data?.data ?? []
  return cashbacks.map((one) => <CashbackCard cashback={one} key={one.promotion_id} />)
}
