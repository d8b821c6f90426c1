import type { PlainKey, homeText, shellText } from '@maidan/locales'
import type { Section } from '../../../features/session/market-block.ts'

/** The area that holds an entry's name, and its key there. */
type Name =
  | { area: 'home'; key: PlainKey<typeof homeText.en> }
  | { area: 'shell'; key: PlainKey<typeof shellText.en> }

export type SportsEntry = {
  text: Name
  /** The provider's name at the server. */
  system: string
  /** File of its picture below `providers/`. */
  picture: string
  section: Section
}

/** The eight entries of the Sports tab, in the documents' order (HOME-14). */
export const sportsEntries = [
  {
    text: { area: 'home', key: 'luckySports' },
    system: 'Lucky Sports',
    picture: 'LUCKY',
    section: 'games',
  },
  {
    text: { area: 'shell', key: 'exchange' },
    system: 'Exchange',
    picture: 'EXCHANGE',
    section: 'exchange',
  },
  {
    text: { area: 'shell', key: 'iSports' },
    system: 'I-Sports',
    picture: 'ISPORTS',
    section: 'games',
  },
  {
    text: { area: 'shell', key: 'e1Sports' },
    system: 'E1Sports',
    picture: 'E1SPORTS',
    section: 'games',
  },
  {
    text: { area: 'shell', key: 'horsebook' },
    system: 'Horsebook',
    picture: 'HORSEBOOK',
    section: 'games',
  },
  {
    text: { area: 'shell', key: 'virtual' },
    system: 'Virtual',
    picture: 'VIRTUAL',
    section: 'games',
  },
  {
    text: { area: 'shell', key: 'kabaddi' },
    system: 'Kabaddi',
    picture: 'KABADDI',
    section: 'games',
  },
  {
    text: { area: 'home', key: 'cmdSports' },
    system: 'CMD Sports',
    picture: 'CMD',
    section: 'games',
  },
] as const satisfies readonly SportsEntry[]
