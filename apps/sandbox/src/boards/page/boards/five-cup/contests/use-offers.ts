import { fiveCup } from '@maidan/casino'
import { useMemo } from 'react'
import type { CupTable } from '../cup-table.ts'
import { contestOffers, type ContestOffer } from './contest-offers.ts'

/** The contests of the round that can be entered, as they stand now. */
export function useOffers({ bet, contests }: CupTable): readonly ContestOffer[] {
  const { levels } = bet
  return useMemo(() => contestOffers(levels, contests, fiveCup.contest.feeBps), [levels, contests])
}
