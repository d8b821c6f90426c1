import { readWhole } from './read-whole.ts'
import { Refusal } from './refusal.ts'

const PAGE_SIZE_FIRST = 25
const PAGE_SIZE_MAX = 100
const PAGE_MAX = 100_000

type PageQuery = { page?: string | number | undefined; page_size?: string | number | undefined }
export type Page = { page: number; pageSize: number; offset: number }

/** Reads the page of a list; a page that cannot be is refused by its field. */
export function readPage(query: PageQuery): Page {
  const page = whole(query.page ?? 1, 'page', PAGE_MAX)
  const pageSize = whole(query.page_size ?? PAGE_SIZE_FIRST, 'page_size', PAGE_SIZE_MAX)
  return { page, pageSize, offset: (page - 1) * pageSize }
}

function whole(value: string | number, field: string, max: number): number {
  const number = readWhole(value, max)
  if (number !== null) return number
  throw new Refusal('VALIDATION_FAILED', {
    errors: { [field]: [`This must be a whole number from 1 to ${max}.`] },
  })
}
