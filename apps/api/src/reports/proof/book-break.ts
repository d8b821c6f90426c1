import type { BookRule } from '@maidan/cashier'
import type { Currency } from '@maidan/money'

/** A line of the books that does not agree, as it is kept: JSON knows no bigint. */
export type BookBreak = {
  rule: BookRule
  subject: string
  /** Null where the figures count lines rather than money. */
  currency: Currency | null
  expected: string
  booked: string
  /** Two people knew of it with these figures as the proof ran. */
  known?: true
}
