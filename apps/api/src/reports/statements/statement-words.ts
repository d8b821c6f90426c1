import type { Movement, StatementKind } from '@maidan/cashier'

/** What a statement says in one language. */
export type StatementWords = {
  title: string
  username: string
  /** From January to December. */
  months: readonly string[]
  time: string
  day: string
  what: string
  reference: string
  amount: string
  balance: string
  currency: string
  opening: string
  closing: string
  count: string
  nothing: string
  zone: string
  kinds: Record<StatementKind, string>
  movements: Record<Movement, string>
}
