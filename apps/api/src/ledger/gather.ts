/** Requests that may wait for a lane at most; one more is refused as busy. */
export const WAITING_MAX = 10_000

export class TooBusy extends Error {}

type Waiting<Request, Answer> = {
  request: Request
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Gathers what is asked at the same time and runs it together. Each lane takes everything that
 * waits, up to `batchMax`, as soon as it is free: alone, a request goes at once; in a rush, many
 * share one commit. `run` answers in the order of its requests, after its commit.
 */
export function gather<Request, Answer>(options: {
  lanes: number
  batchMax: number
  run: (batch: readonly Request[]) => Promise<readonly Answer[]>
}): (request: Request) => Promise<Answer> {
  const waiting: Waiting<Request, Answer>[] = []
  let free = options.lanes

  async function serve(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, options.batchMax)
      try {
        const answers = await options.run(batch.map(({ request }) => request))
        batch.forEach((one, index) => settle(one, answers[index]))
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
  }

  return (request) => {
    if (waiting.length >= WAITING_MAX) return Promise.reject(new TooBusy())
    return new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject })
      if (free === 0) return
      free -= 1
      queueMicrotask(() => void serve().finally(() => (free += 1)))
    })
  }
}

function settle<Request, Answer>(one: Waiting<Request, Answer>, answer: Answer | undefined) {
  if (answer === undefined) one.reject(new Error('the batch gave no answer'))
  else one.resolve(answer)
}
