import type { accountText } from '@maidan/locales'

/** A text of the account screen that needs no value. */
export type AccountKey = Exclude<keyof typeof accountText.en, 'lastLogin'>
