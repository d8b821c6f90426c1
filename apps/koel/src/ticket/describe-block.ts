/** A draw needs 25 words of 4 bytes; this many blocks of 32 bytes leave ample room for passed words. */
export const DRAW_BLOCKS = 8

/** The message of one block of a draw. Its key is the server seed, as text. */
export function describeBlock(clientSeed: string, block: number): string {
  return `${clientSeed}:${block}`
}
