import { Refusal } from '../http/refusal.ts'

const PAGE_SIZE_FIRST = 25
const PAGE_SIZE_MAX = 100
const PAGE_MAX = 100_000

export type Page = { page: number; pageSize: number; offset: number }

/** Reads the page of a list; a page that cannot be is refused by its field. */
export function readPage(query: { page?: unknown; page_size?: unknown }): Page {
  const page = whole(query.page ?? 1, 'page', PAGE_MAX)
  const pageSize = whole(query.page_size ?? PAGE_SIZE_FIRST, 'page_size', PAGE_SIZE_MAX)
  return { page, pageSize, offset: (page - 1) * pageSize }
}

function whole(value: unknown, field: string, max: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= max) return number
  throw new Refusal('VALIDATION_FAILED', {
    errors: { [field]: [`This must be a whole number from 1 to ${max}.`] },
  })
}
