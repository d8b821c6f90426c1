import { TEST_SELECTIONS, type TestFeed } from './start-test-feed.ts'

export type MatchEnd = 'home' | 'away' | 'tie'

/** Even odds of a match in play: what it decides is asked for soon. */
export const evenInPlay = () => ({ home: 2, away: 2, inPlay: true, status: 'OPEN' as const })

/** Ends the match that is so many after the first. */
export function endMatch(feed: TestFeed, nth: number, end: MatchEnd): void {
  const outcome =
    end === 'tie'
      ? ({ kind: 'tie' } as const)
      : ({ kind: 'won', SelectionId: Number(TEST_SELECTIONS[end]) } as const)
  Object.assign(nth === 0 ? feed : (feed.more[nth - 1] ?? {}), {
    result: { outcome, decidedAt: new Date() },
  })
}
