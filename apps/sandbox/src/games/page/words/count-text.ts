import { banglaDigits } from '@maidan/money'
import type { Language } from './language.ts'

/** A count, or a percent, of running text in the digits of its language. */
export function countText(language: Language, count: string | number | bigint): string {
  return language === 'bn' ? banglaDigits(String(count)) : String(count)
}
