import type { Language, PageKey } from '@maidan/contract'
import type { PageText } from '../../content/pages/write-version.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'

/**
 * The first version of every page, as a new house comes with it. It says what the platform does; what
 * is the operator's own, such as the licence, the pages take from the settings. Changing a text here
 * reaches new houses only: in one that runs, staff publish the next version.
 */
export const firstPages: Record<Language, Record<PageKey, PageText>> = { en, bn }
