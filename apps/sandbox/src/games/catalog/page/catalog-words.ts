import type { Language } from '../../sessions/session.ts'

type CatalogWords = Record<
  | 'title'
  | 'intro'
  | 'asJson'
  | 'otherLanguage'
  | 'code'
  | 'returns'
  | 'hits'
  | 'largest'
  | 'bets'
  | 'anyStake',
  string
>

/** Words of the page that shows what the studio offers. */
export const CATALOG_WORDS: Record<Language, CatalogWords> = {
  en: {
    title: 'Sandbox game studio',
    intro:
      'Every game with its exact figures, as operators read them. Games are opened from the site of an operator: there they know who plays.',
    asJson: 'The same as JSON',
    otherLanguage: 'বাংলা',
    code: 'Code',
    returns: 'Return',
    hits: 'Rounds that win',
    largest: 'Largest win',
    bets: 'Bets',
    anyStake: 'Any stake',
  },
  bn: {
    title: 'স্যান্ডবক্স গেম স্টুডিও',
    intro:
      'অপারেটররা যেমন দেখেন, সব গেম ও তার হুবহু হিসাব। গেম খোলা হয় অপারেটরের সাইট থেকে: কে খেলছেন তা সেখানেই জানা থাকে।',
    asJson: 'একই তথ্য JSON হিসেবে',
    otherLanguage: 'English',
    code: 'কোড',
    returns: 'ফেরত',
    hits: 'যত রাউন্ডে জেতা যায়',
    largest: 'সবচেয়ে বড় জয়',
    bets: 'বাজি',
    anyStake: 'যেকোনো টাকা',
  },
}
