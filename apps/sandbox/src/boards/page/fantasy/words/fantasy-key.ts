import type { fantasyEn } from './en.ts'

/** Words that each game says in its own way: what it is about, when a team is ready, how it is entered. */
type OwnKey = 'goal' | 'hint-ready' | 'play' | 'teamsFull'

/** What every board of fantasy cricket can say. */
export type FantasyKey = keyof typeof fantasyEn | OwnKey
