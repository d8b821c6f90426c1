export type Question<Answer> = {
  ask: () => Promise<Answer>
  onAnswer: (answer: Answer) => void
  onFailure: (error: unknown) => void
  /** The pause until it is asked again; null leaves it at this answer. */
  pauseMs: () => number | null
}

export type Asking = {
  /** Asks at once, whatever the pause. */
  now: () => void
  stop: () => void
}

/**
 * Asks a question again and again while the page is seen, and at once when it is seen again or back
 * on the net. Only the answer to the latest asking is heard.
 */
export function keepAsking<Answer>(question: Question<Answer>): Asking {
  const stopped = new AbortController()
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const askOnce = async () => {
    latest += 1
    const mine = latest
    clearTimeout(timer)
    const told = await question.ask().then(
      (answer) => () => question.onAnswer(answer),
      (error: unknown) => () => question.onFailure(error),
    )
    if (mine !== latest || stopped.signal.aborted) return
    told()
    const pauseMs = question.pauseMs()
    if (pauseMs !== null && !document.hidden) timer = setTimeout(now, pauseMs)
  }
  const now = () => {
    if (!stopped.signal.aborted) void askOnce()
  }
  const seen = () => {
    if (document.hidden) clearTimeout(timer)
    else if (question.pauseMs() !== null) now()
  }
  document.addEventListener('visibilitychange', seen, { signal: stopped.signal })
  window.addEventListener('online', seen, { signal: stopped.signal })
  return { now, stop: () => stopped.abort() }
}
