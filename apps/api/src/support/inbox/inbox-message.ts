import type { Language } from '@maidan/contract'
import { isLetterCode, putIntoWords, type Letter } from './letter.ts'

/** A row that has a code has no words of its own. */
export type InboxRow = {
  id: bigint
  code: string | null
  params: Letter['params']
  title: string | null
  message: string | null
  created_at: Date
  read_at: Date | null
}

/** An inbox row as the documents' calls carry it, in the language of whoever reads it. */
export function asInboxMessage(row: InboxRow, language: Language) {
  const { title, text } = wordsOf(row, language)
  return {
    id: Number(row.id),
    title,
    message: text,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  }
}

function wordsOf({ code, params, title, message }: InboxRow, language: Language) {
  if (code === null) return { title: title ?? '', text: message ?? '' }
  if (!isLetterCode(code)) throw new Error(`there are no words for the message ${code}`)
  return putIntoWords({ code, params } as Letter, language)
}
