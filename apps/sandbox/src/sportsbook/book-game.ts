import { SPORTS_BOOK } from '@maidan/contract'

/** The one "game" of the sports partner, as launches and wallet calls name it. */
export const BOOK_GAME = { code: SPORTS_BOOK, title: 'Lucky Sports', provider: 'lucky' } as const

/** Longer than this without a result from the odds source, and the bets of a match are void. */
export const RESULT_WAIT_HOURS = 72
