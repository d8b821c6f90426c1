import type { Side } from '@maidan/casino'
import { useState } from 'react'
import type { AndarBaharProps } from './props.ts'

export type PastDeal = { id: string; side: Side; count: number; isWon: boolean }

const PAST_MAX = 14

/** The player's last rounds at this table, newest first, and the way to add the one that was shown. */
export function usePast({ round, isReplay }: AndarBaharProps) {
  const [past, setPast] = useState<readonly PastDeal[]>([])
  const remember = (): void => {
    const ended = round?.events.find((event) => event.type === 'ended')
    if (round === null || ended === undefined || isReplay) return
    const { side, count } = ended
    const deal = { id: round.id, side, count, isWon: ended.totalMinor !== '0' }
    setPast((before) => [deal, ...before.filter(({ id }) => id !== deal.id)].slice(0, PAST_MAX))
  }
  return { past, remember }
}
