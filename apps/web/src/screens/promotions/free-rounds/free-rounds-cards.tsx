import { useFreeRounds } from '../../../features/promotions/free-rounds.ts'
import { FreeRoundsCard } from './free-rounds-card.tsx'

/** The player's free rounds, those to be played first; nothing where there are none. */
export function FreeRoundsCards() {
  const grants = useFreeRounds().data?.data ?? []
  return grants.map((one) => <FreeRoundsCard grant={one} key={one.id} />)
}
