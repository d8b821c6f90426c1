import { paysCentiFor, type FantasySpot } from '@maidan/casino'
import { timesText } from '../../../fantasy/show/points-text.ts'
import type { OwnStake } from '../../../board.ts'
import type { FivePart } from './five-part.ts'

/** What a team's points come to so far, and what they need for the next rung. */
export function standText(
  { shown, table: { voice } }: FivePart,
  { spot, stakeMinor, winMinor }: OwnStake<FantasySpot>,
  points: number,
): string {
  const paysCenti = paysCentiFor(spot.ladder, points)
  const worthMinor = (stakeMinor * BigInt(paysCenti)) / 100n
  if (shown.decided !== null) {
    return paysCenti > 0
      ? voice.say('won', { amount: voice.money(winMinor ?? worthMinor) })
      : voice.say('lost', { amount: voice.money(stakeMinor) })
  }
  const next = spot.ladder.find((rung) => rung.points > points)
  const ahead =
    next === undefined
      ? voice.say('topRung')
      : voice.say('nextRung', { points: next.points - points, times: timesText(next.paysCenti) })
  if (paysCenti === 0) return ahead
  const now = { times: timesText(paysCenti), amount: voice.money(worthMinor) }
  return `${voice.say('onCourse', now)} · ${ahead}`
}
