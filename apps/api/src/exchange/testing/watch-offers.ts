import { listenPush } from '../partner/listen-push.ts'
import type { MatchOddsDocument } from '../partner/odds-documents.ts'
import { readPushedOdds } from '../partner/read-push.ts'

type Offered = { atMs: number; best: ReadonlyMap<number, number> }

/** A price that was taken, and when the bet was sent and answered. */
export type Taken = {
  marketId: string
  selectionId: number
  price: number
  sentMs: number
  answeredMs: number
}

/** What the odds partner has offered, by the time that its own documents tell. */
export type Offers = {
  /** Whether so good a price was offered at some time from so long before the bet to its answer. */
  wasOffered: (taken: Taken, withinMs: number) => boolean
  close: () => void
}

/** Listens to everything; what is told late or twice or in the wrong order is put in its place. */
export function watchOffers(partnerUrl: string): Offers {
  const markets = new Map<string, Offered[]>()
  const { close } = listenPush(`${partnerUrl}/api/push?events=*`, {
    up: () => undefined,
    down: () => undefined,
    news({ name, data }) {
      if (name !== 'match-odds') return
      const odds = readPushedOdds(data)
      const offered = [...(markets.get(odds.marketId) ?? []), offeredIn(odds)]
      markets.set(
        odds.marketId,
        offered.toSorted((one, other) => one.atMs - other.atMs),
      )
    },
  })
  return {
    close,
    wasOffered({ marketId, selectionId, price, sentMs, answeredMs }, withinMs) {
      const offered = markets.get(marketId) ?? []
      return offered.some(({ atMs, best }, index) => {
        const untilMs = offered[index + 1]?.atMs ?? Infinity
        const isInTime = untilMs >= sentMs - withinMs && atMs <= answeredMs
        return isInTime && (best.get(selectionId) ?? 0) >= price
      })
    },
  }
}

function offeredIn({ updatedAt = '', runners }: MatchOddsDocument): Offered {
  const best = runners.map(({ SelectionId, ex }): [number, number] => [
    SelectionId,
    Math.max(0, ...ex.availableToBack.map(({ price }) => price)),
  ])
  return { atMs: Date.parse(updatedAt), best: new Map(best) }
}
