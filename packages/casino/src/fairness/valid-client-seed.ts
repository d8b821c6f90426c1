/** Characters of the longest client seed. */
export const CLIENT_SEED_LENGTH_MAX = 64

const CLIENT_SEED = /^[A-Za-z0-9_-]+$/

/**
 * Whether a player may use this text as client seed: 1 to 64 Latin letters, digits, `_` or `-`.
 * The set leaves out the colon, which parts the fields of a draw message, and everything that two
 * machines could encode to different bytes.
 */
export function validClientSeed(text: string): boolean {
  return text.length <= CLIENT_SEED_LENGTH_MAX && CLIENT_SEED.test(text)
}
