import { createAsker } from './ask-prices.ts'
import type { FollowedEvent } from './ask-prices.ts'
import { oddsAddress } from './odds-host.ts'
import { openOddsPush } from './odds-push.ts'
import type { PushMessage } from './odds-push.ts'
import type { OddsStore } from './odds-store.ts'
import { createPoll } from './poll.ts'
import { createTold, linesSubject, oddsSubject, readNews } from './price-news.ts'
import { createPushOrder } from './push-order.ts'

export type Following = {
  host: string
  events: readonly FollowedEvent[]
  store: OddsStore
  /** A list of events that the push tells. */
  onList: (data: unknown) => void
  /** The push came up, or went down. */
  onUp: (up: boolean) => void
}

/** The steps of SIL-113, for the time that the push is down. */
const linesEveryMs = 300
const oddsEveryMs = 1000
/** Markets asked at once; more of them take turns. */
const askedAtOnceMax = 12
/** What the push has not told of this long after it came up is asked for once. */
const imageWithinMs = 1000

/** Keeps the prices of events fresh until the answer is called: by push, else by asking. */
export function followOdds(following: Following): () => void {
  const { host, events, store } = following
  const lined = events.filter(({ withLines }) => withLines === true)
  const left = new AbortController()
  const told = createTold()
  const inOrder = createPushOrder()
  const asker = createAsker(host, store, told, left.signal)
  const polls = [createPoll(oddsEveryMs, turns(events, asker.odds))]
  if (lined.length > 0) polls.push(createPoll(linesEveryMs, turns(lined, asker.lines)))

  const hear = (message: PushMessage) => {
    if (message.name === 'list') return following.onList(message.data)
    const news = readNews(message)
    if (news === null || !inOrder(news.subject, message.id)) return undefined
    told.add(news.subject)
    return news.keep(store)
  }
  const askUntold = () => {
    const untold = (subject: string) => told.count(subject) === 0
    const lines = lined.filter(({ eventId }) => untold(linesSubject(eventId)))
    const odds = events.filter(({ marketId }) => untold(oddsSubject(marketId)))
    Promise.all([asker.odds(odds), asker.lines(lines)]).catch((error: unknown) => {
      if (!left.signal.aborted) console.error(error)
    })
  }
  let image: ReturnType<typeof setTimeout> | undefined
  const changeOver = (up: boolean) => {
    clearTimeout(image)
    told.forget()
    if (up) image = setTimeout(askUntold, imageWithinMs)
    following.onUp(up)
    for (const poll of polls)
      if (up) poll.stop()
      else poll.start()
  }

  for (const poll of polls) poll.start()
  const ids = [...new Set(events.map(({ eventId }) => eventId))]
  const push = openOddsPush(oddsAddress.push(host, ids), { onMessage: hear, onUp: changeOver })
  return () => {
    left.abort()
    clearTimeout(image)
    push.close()
    following.onUp(false)
    for (const poll of polls) poll.stop()
  }
}

/** A task that asks for some of the events at a time, so that all get their turn. */
function turns(events: readonly FollowedEvent[], ask: (some: FollowedEvent[]) => Promise<void>) {
  let turn = 0
  return () => {
    const count = Math.min(askedAtOnceMax, events.length)
    const some = Array.from({ length: count }, (_, at) => events[(turn + at) % events.length])
    turn += count
    return ask(some.filter((event) => event !== undefined))
  }
}
