import type { RouletteSpot } from '@maidan/casino'
import { useState } from 'react'
import type { OwnStake } from '../../../board.ts'

type Own = readonly OwnStake<RouletteSpot>[]

/** The player's bets of the last round in which they had any. */
export function useLastBets(number: number, own: Own): Own {
  const [seen, setSeen] = useState<{ number: number; own: Own; last: Own }>({
    number,
    own,
    last: [],
  })
  if (seen.number !== number) {
    const last = seen.own.length > 0 ? seen.own : seen.last
    setSeen({ number, own, last })
    return last
  }
  if (seen.own !== own) setSeen({ ...seen, own })
  return seen.last
}
