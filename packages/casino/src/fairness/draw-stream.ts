const DRAW_BYTES = 4
const DRAW_VALUES = 2 ** 32

/** Chance taken from a round's HMAC blocks, in order. The same blocks always give the same draws. */
export type DrawStream = {
  /**
   * The next whole number from 0 to `limit - 1`, every one exactly equally likely.
   * Throws `DrawsExhausted` when the blocks run out and `RangeError` for a limit outside 1 to 2^32.
   */
  below(limit: number): number
  /** Bytes consumed so far, refused draws included. */
  used(): number
}

/** The blocks of a round ran out before the round was decided. */
export class DrawsExhausted extends Error {
  override readonly name = 'DrawsExhausted'
}

/**
 * Reads four bytes a draw, most significant first, from the blocks laid end to end. A value at or
 * above the largest multiple of the limit is refused and the next four bytes are read instead,
 * because folding it in would make the low outcomes more likely than the high ones.
 */
export function drawStream(blocks: readonly Uint8Array[]): DrawStream {
  const bytes = joined(blocks)
  const view = new DataView(bytes.buffer)
  let offset = 0

  const nextValue = (): number => {
    if (offset + DRAW_BYTES > bytes.length) {
      throw new DrawsExhausted(`All ${bytes.length} bytes of this round are used`)
    }
    const value = view.getUint32(offset)
    offset += DRAW_BYTES
    return value
  }

  return {
    below(limit) {
      const fairValues = fairValuesFor(limit)
      let value = nextValue()
      while (value >= fairValues) value = nextValue()
      return value % limit
    },
    used: () => offset,
  }
}

/** How many of the 2^32 values can be dealt out evenly among `limit` outcomes. */
function fairValuesFor(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > DRAW_VALUES) {
    throw new RangeError(`A draw needs a whole limit from 1 to 2^32, not ${limit}`)
  }
  return DRAW_VALUES - (DRAW_VALUES % limit)
}

function joined(blocks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(blocks.reduce((total, block) => total + block.length, 0))
  let offset = 0
  for (const block of blocks) {
    bytes.set(block, offset)
    offset += block.length
  }
  return bytes
}
