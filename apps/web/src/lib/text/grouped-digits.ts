import { groupDigits } from '@maidan/money'
import { valueWriter } from '@maidan/locales'
import type { Language } from '@maidan/locales'

/** Plain digits as a language writes them, in South Asia's groups: `1,00,000`, `১,০০,০০০`. */
export function groupedDigits(digits: string, language: Language): string {
  const write = valueWriter(language)
  return groupDigits(digits).replace(/\d/g, (digit) => write(Number(digit)))
}
