import type { Language } from '@maidan/contract'
import type { StatementWords } from './statement-words.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'

/** A statement's words in every language of the house. */
export const wordsOf = { en, bn } satisfies Record<Language, StatementWords>
