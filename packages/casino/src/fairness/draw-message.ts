/** Bytes of one HMAC-SHA256 block: eight draws of four bytes. */
export const BLOCK_BYTES = 32

/**
 * Blocks made for one round: 512 draws. The longest slot round takes 5 draws for each of 51 spins,
 * and a refused draw is rarer than one in ten million, so a round never runs out.
 */
export const BLOCKS_PER_ROUND_MAX = 64

export type DrawMessage = {
  clientSeed: string
  /** Counts the rounds played under one server seed, from 0. */
  nonce: number
  /** Which 32 bytes of the round, from 0. */
  block: number
}

/**
 * The message whose HMAC-SHA256, keyed with the server seed, is one block of a round. A valid client
 * seed holds no colon, so no two rounds share a message.
 */
export function drawMessage({ clientSeed, nonce, block }: DrawMessage): string {
  return `${clientSeed}:${nonce}:${block}`
}
