import { randomName } from './random-name.ts'

/** It keeps a stranger out, so it is as hard to guess as a key. */
const TRY_BYTES = 16

/**
 * Names this visit to the page where it is let in, so that a lost answer can be asked for once more.
 * It is kept in memory alone: who reads the address elsewhere has the token, and not this.
 */
export const tryId = randomName('v', TRY_BYTES)
