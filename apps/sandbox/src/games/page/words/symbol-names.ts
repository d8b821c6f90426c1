import type { Language } from './voice.ts'

type Names = Readonly<Record<string, string>>

/** What several of a symbol are called, by a game's code; games without groups need no names. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, Names>>>> = {
  'PADMA-ALPONA': {
    en: {
      H1: 'lotuses',
      H2: 'conches',
      H3: 'fish',
      H4: 'paisleys',
      L1: 'suns',
      L2: 'betel leaves',
      L3: 'ears of rice',
      L4: 'stars',
    },
    bn: {
      H1: 'পদ্ম',
      H2: 'শঙ্খ',
      H3: 'মাছ',
      H4: 'কলকা',
      L1: 'সূর্য',
      L2: 'পান পাতা',
      L3: 'ধানের শীষ',
      L4: 'তারা',
    },
  },
}

/** What several of a game's symbol are called; a symbol without a name goes by its key. */
export function symbolName(code: string, symbol: string, language: Language): string {
  return NAMES[code]?.[language][symbol] ?? symbol
}
