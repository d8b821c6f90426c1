import type { Jackpot } from '@maidan/casino'
import type { Language } from '../page/words/speech.ts'

const TITLES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'PADMA-MELA': { bn: 'মেলা জ্যাকপট' },
}

/** What a jackpot is called in a language; its own title is the English one. */
export function jackpotTitle({ code, title }: Jackpot, language: Language): string {
  return TITLES[code]?.[language] ?? title
}
