import { TooBusy } from '../too-busy.ts'

/** Requests that may wait for a lane at most; one more is refused as busy. */
export const WAITING_MAX = 10_000

type Waiting<Request, Answer> = {
  request: Request
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** Requests that are worth a commit of their own; fewer are not shared out over the lanes. */
const SHARE_MIN = 8

/**
 * Gathers what is asked at the same time and runs it together: alone, a request goes at once; in a
 * rush, many share one commit. A lane that is free takes its share of what waits, up to `batchMax`,
 * so that one works in the database while another prepares. `run` answers in the order of its
 * requests, after its commit.
 */
export function gather<Request, Answer>(options: {
  lanes: number
  batchMax: number
  run: (batch: readonly Request[]) => Promise<readonly Answer[]>
}): (request: Request) => Promise<Answer> {
  const waiting: Waiting<Request, Answer>[] = []
  /** Lanes that nobody woke, and lanes that run no batch at this moment. */
  let asleep = options.lanes
  let idle = options.lanes

  /** Falls asleep in the very step in which nothing waits, so that no request is overlooked. */
  async function serve(): Promise<void> {
    while (waiting.length > 0) {
      const share = Math.max(SHARE_MIN, Math.ceil(waiting.length / idle))
      const batch = waiting.splice(0, Math.min(share, options.batchMax))
      idle -= 1
      await serveBatch(batch)
      idle += 1
    }
    asleep += 1
  }

  async function serveBatch(batch: readonly Waiting<Request, Answer>[]) {
    try {
      const answers = await options.run(batch.map(({ request }) => request))
      batch.forEach((one, index) => settle(one, answers[index]))
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }

  return (request) => {
    if (waiting.length >= WAITING_MAX) return Promise.reject(new TooBusy())
    return new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject })
      if (asleep === 0) return
      asleep -= 1
      queueMicrotask(() => void serve())
    })
  }
}

function settle<Request, Answer>(one: Waiting<Request, Answer>, answer: Answer | undefined) {
  if (answer === undefined) one.reject(new Error('the batch gave no answer'))
  else one.resolve(answer)
}
