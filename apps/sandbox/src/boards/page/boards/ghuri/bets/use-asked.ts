import { useEffect, useState } from 'react'

/** An answer that takes longer may be asked for again; the same bet leaves only once. */
const ASK_AGAIN_MS = 4_000

type Ask = { heightCenti: number; count: number }

/** At what height the player asked for their stake, until there is an answer; null: not yet. */
export function useAsked(isStanding: boolean) {
  const [ask, setAsk] = useState<Ask | null>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!ask) return undefined
    const wait = setTimeout(() => setLate(true), ASK_AGAIN_MS)
    return () => clearTimeout(wait)
  }, [ask])
  return {
    askedAtCenti: isStanding ? (ask?.heightCenti ?? null) : null,
    isLate,
    ask: (heightCenti: number) => {
      setLate(false)
      setAsk((before) => ({ heightCenti, count: (before?.count ?? 0) + 1 }))
    },
  }
}
