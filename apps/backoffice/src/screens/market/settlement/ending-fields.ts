import { siteInstant } from '@maidan/ui'
import type { Ending } from '../../../features/markets/market.ts'

/** `id` keeps a row of the form itself while others are taken away. */
export type VoidSpan = { id: string; from: string; to: string }

/** What staff type about how a market ended. Times are GMT+6, as `datetime-local` writes them. */
export type EndingFields = {
  way: 'result' | 'void'
  /** Ids of the runners that won. */
  winners: string[]
  score: string
  spans: VoidSpan[]
}

export const winnersMax = 10
export const spansMax = 10

/** The form of a market that nobody has decided yet. */
export const noEnding: EndingFields = { way: 'result', winners: [], score: '', spans: [] }

/** A row in which nothing is typed yet. */
export function newSpan(): VoidSpan {
  return { id: crypto.randomUUID(), from: '', to: '' }
}

/** The call's form of what was typed; the form has checked each field before. */
export function endingOf({ way, winners, score, spans }: EndingFields, isFancy: boolean): Ending {
  if (way === 'void') return { outcome: { void: true } }
  const outcome = isFancy ? { score: Number(score) } : { winners: winners.map(Number) }
  if (spans.length === 0) return { outcome }
  const void_spans = spans.map(({ from, to }) => ({
    from: siteInstant(from) ?? from,
    to: siteInstant(to) ?? to,
  }))
  return { outcome, void_spans }
}

export function isScore(typed: string): boolean {
  return /^\d{1,4}$/.test(typed.trim())
}
