/** The six games of the sandbox studios: codes are the studios', titles and makers are shown on the pictures. */
export const GAMES = [
  { code: 'PADMA-RIVERGOLD', title: 'River Gold', provider: 'PADMA' },
  { code: 'PADMA-HILSARUSH', title: 'Hilsa Rush', provider: 'PADMA' },
  { code: 'BAGH-TIGERNIGHT', title: 'Tiger Night', provider: 'BAGH' },
  { code: 'BAGH-HONEYMANGROVE', title: 'Mangrove Honey', provider: 'BAGH' },
  { code: 'SHAPLA-BOISHAKHI', title: 'Boishakhi Mela', provider: 'SHAPLA' },
  { code: 'SHAPLA-LASTOVER', title: 'Last Over', provider: 'SHAPLA' },
] as const

export type GameCode = (typeof GAMES)[number]['code']

/** The keys of a game's symbol set, best paid first. */
export const SYMBOL_KEYS = [
  'WILD',
  'SCATTER',
  'H1',
  'H2',
  'H3',
  'H4',
  'L1',
  'L2',
  'L3',
  'L4',
] as const

export type SymbolKey = (typeof SYMBOL_KEYS)[number]
