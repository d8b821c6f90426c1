import { readWhole } from './read-whole.ts'
import { Refusal } from './refusal.ts'

const PAGE_MAX = 10_000

/** The number of a page, counted from 1; anything else is refused at its field. */
export function readPage(value: string | number = 1): number {
  const page = readWhole(value, PAGE_MAX)
  if (page !== null) return page
  throw new Refusal('VALIDATION_FAILED', { errors: { page: ['This is not a page.'] } })
}
