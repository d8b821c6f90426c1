import { fraction } from '../../../chance/fraction.ts'

/** What is paid of all that is staked with best play, calls too. */
export const HOLDEM_RETURN_OF_STAKED = fraction(165_507_034_771n, 166_870_951_848n)

/** The share of hands that are best called. */
export const HOLDEM_CALLS = fraction(13_057n, 15_925n)
