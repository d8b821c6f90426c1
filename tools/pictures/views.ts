import { LANGUAGES, type Language } from '@maidan/contract'

/** The windows that the site is looked at in, and whether they are drawn as a phone's. */
export const WIDTHS = [360, 390, 768, 769, 1280, 1600] as const
export const READERS = ['guest', 'player'] as const
export type Reader = (typeof READERS)[number]

/** One way to look at the site; every page of it is a sheet. */
export type View = { width: (typeof WIDTHS)[number]; language: Language; reader: Reader }

const HEIGHTS: Record<View['width'], number> = {
  360: 740,
  390: 844,
  768: 1024,
  769: 1024,
  1280: 800,
  1600: 900,
}

export const heightOf = ({ width }: View): number => HEIGHTS[width]

export const nameOf = ({ width, language, reader }: View): string =>
  `${width}-${language}-${reader}`

/** Every way to look, or those whose name holds all of the given words: `360 bn guest`. */
export function listViews(words: readonly string[]): View[] {
  const all = READERS.flatMap((reader) =>
    LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ width, language, reader }))),
  )
  return all.filter((view) => words.every((word) => nameOf(view).split('-').includes(word)))
}

/** What a guest may open. */
const openPages = [
  '/',
  '/login',
  '/signup',
  '/register',
  '/forgot-password',
  '/games?type=slot&system=&title=Slot',
  '/promotions',
  '/search?q=river',
  '/agent_code?agent_code=AG7',
  '/affiliate_code',
  '/nowhere',
  '/page/site/component/appDownload.jsp',
  '/page/help',
  '/page/terms',
  '/page/privacy',
  '/page/responsible-gaming',
  '/page/about-us',
  '/page/contact',
  '/page/licence',
] as const

/** What a player may open besides. */
const ownPages = [
  '/account',
  '/profile',
  '/security',
  '/reset-password',
  '/deposit',
  '/withdrawal',
  '/betting-record',
  '/transaction-record',
  '/turnover-record',
  '/refrrel-program',
  '/vip',
  '/inbox',
  '/chat',
  '/chat-list',
  '/exchange',
  '/exchange-inplay',
  '/exchange-sports',
  '/exchange-multi',
  '/exchange-account',
  '/exchange-account/balance',
  '/exchange-account/bets',
  '/exchange-account/history',
  '/exchange-account/profit-loss',
  '/exchange-account/activity',
] as const

const forGuestsAlone: readonly string[] = ['/login', '/signup', '/register', '/forgot-password']

export function pagesFor(reader: Reader): readonly string[] {
  if (reader === 'guest') return openPages
  return [...openPages.filter((page) => !forGuestsAlone.includes(page)), ...ownPages]
}
