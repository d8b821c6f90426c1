import type { ProviderSlug } from '@maidan/contract'

export type Language = 'en' | 'bn'

/** One opened game of one player. `walletSession` is the operator's name for it. */
export type Session = {
  provider: ProviderSlug
  game: string
  player: string
  username: string
  currency: string
  language: Language
  walletSession: string
}

/** Whose seeds and rounds: a player keeps them from one session of a game to the next. */
export type Seat = Pick<Session, 'provider' | 'game' | 'player'>

/** Any language the studio does not speak is answered in English. */
export function languageOf(text: string | undefined): Language {
  return text === 'bn' ? 'bn' : 'en'
}
