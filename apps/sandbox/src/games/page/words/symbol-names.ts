import { bn } from './bn.ts'
import { en, type Words } from './en.ts'
import type { Language } from './voice.ts'

type Named = Readonly<Record<Language, readonly string[]>>

/** The symbols that a game has pictures of its own for, in the order in which they are named below. */
const OWN_KEYS = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'] as const

const CARDS: Named = {
  en: ['ace', 'king', 'queen', 'jack'],
  bn: ['টেক্কা', 'সাহেব', 'বিবি', 'গোলাম'],
}

/** What is drawn on a game's own symbols, by the game's code. */
const NAMES: Readonly<Record<string, Named>> = {
  'PADMA-RIVERGOLD': {
    en: ['golden fish', 'turtle', 'water lily', 'oil lamp', ...CARDS.en],
    bn: ['সোনালি মাছ', 'কচ্ছপ', 'শাপলা', 'প্রদীপ', ...CARDS.bn],
  },
  'PADMA-HILSARUSH': {
    en: ['crab', 'prawn', 'striped fish', 'pufferfish', ...CARDS.en],
    bn: ['কাঁকড়া', 'চিংড়ি', 'ডোরাকাটা মাছ', 'পটকা মাছ', ...CARDS.bn],
  },
  'PADMA-JONAKI': {
    en: ['owl', 'lantern', 'frog', 'clay lamp', 'water lily', 'night jasmine', 'flute', 'moon'],
    bn: ['প্যাঁচা', 'হারিকেন', 'ব্যাঙ', 'মাটির প্রদীপ', 'শাপলা', 'শিউলি', 'বাঁশি', 'চাঁদ'],
  },
  'PADMA-ALPONA': {
    en: ['lotus', 'conch', 'fish', 'paisley', 'sun', 'betel leaf', 'ear of rice', 'star'],
    bn: ['পদ্ম', 'শঙ্খ', 'মাছ', 'কলকা', 'সূর্য', 'পান পাতা', 'ধানের শীষ', 'তারা'],
  },
  'BAGH-TIGERNIGHT': {
    en: ['crocodile', 'deer', 'owl', 'snake', ...CARDS.en],
    bn: ['কুমির', 'হরিণ', 'প্যাঁচা', 'সাপ', ...CARDS.bn],
  },
  'BAGH-HONEYMANGROVE': {
    en: ['honey pot', 'monkey', 'hibiscus', 'parrot', ...CARDS.en],
    bn: ['মধুর হাঁড়ি', 'বানর', 'জবা', 'টিয়া', ...CARDS.bn],
  },
  'SHAPLA-BOISHAKHI': {
    en: ['elephant', 'drum', 'carousel horse', 'mango', 'kite', 'flute', 'pinwheel', 'balloon'],
    bn: ['হাতি', 'ঢোল', 'কাঠের ঘোড়া', 'আম', 'ঘুড়ি', 'বাঁশি', 'চরকি', 'বেলুন'],
  },
  'SHAPLA-LASTOVER': {
    en: ['trophy', 'bat and ball', 'helmet', 'stumps', 'six', 'four', 'two', 'one'],
    bn: ['ট্রফি', 'ব্যাট ও বল', 'হেলমেট', 'স্টাম্প', 'ছক্কা', 'চার', 'দুই রান', 'এক রান'],
  },
  'SHAPLA-MAHASTHAN': {
    en: ['necklace', 'elephant', 'peacock', 'lotus', 'deer', 'swan', 'fish', 'ox'],
    bn: ['হার', 'হাতি', 'ময়ূর', 'পদ্ম', 'হরিণ', 'রাজহাঁস', 'মাছ', 'ষাঁড়'],
  },
  'SHAPLA-MISHTIMELA': {
    en: ['rasgulla', 'chomchom', 'jilapi', 'sandesh', 'saffron', 'pistachio', 'cardamom', 'almond'],
    bn: ['রসগোল্লা', 'চমচম', 'জিলাপি', 'সন্দেশ', 'জাফরান', 'পেস্তা', 'এলাচ', 'কাঠবাদাম'],
  },
}

/** What every game that has them calls these. */
const COMMON: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...prizesOf(en), COIN: 'coin' },
  bn: { ...prizesOf(bn), COIN: 'কয়েন' },
}

/** Several of a game's symbol, where the language has a word of its own for them. */
const SEVERAL: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'PADMA-ALPONA': [
      'lotuses',
      'conches',
      'fish',
      'paisleys',
      'suns',
      'betel leaves',
      'ears of rice',
      'stars',
    ],
  },
  bn: {},
}

/** What is drawn on a symbol; one without a name goes by its key. */
export function symbolName(code: string, symbol: string, language: Language): string {
  return ownName(NAMES[code]?.[language], symbol) ?? COMMON[language][symbol] ?? symbol
}

/** What a group of a game's symbol is called. */
export function groupName(code: string, symbol: string, language: Language): string {
  return ownName(SEVERAL[language][code], symbol) ?? symbolName(code, symbol, language)
}

function ownName(names: readonly string[] | undefined, symbol: string): string | undefined {
  return names?.[OWN_KEYS.findIndex((key) => key === symbol)]
}

function prizesOf(words: Words) {
  const { wildTitle, scatterTitle, prizeMini, prizeMinor, prizeMajor } = words
  return {
    WILD: wildTitle,
    SCATTER: scatterTitle,
    MINI: prizeMini,
    MINOR: prizeMinor,
    MAJOR: prizeMajor,
  }
}
