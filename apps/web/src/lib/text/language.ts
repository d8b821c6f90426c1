import type { Language } from '@maidan/locales'
import { writeStored } from '../session/storage.ts'

export { useLanguage, useText } from '@maidan/ui'

/** Keeps the choice; every text follows at once. */
export function chooseLanguage(language: Language): void {
  writeStored({ language })
}
