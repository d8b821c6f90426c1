export type Words = {
  /** The next number from 0 to `limit` - 1, each equally likely. */
  below(limit: number): number
}

const WORD_VALUES = 2 ** 32

/** Reads the bytes of a draw as unsigned big-endian words of 32 bits, one after another. */
export function readWords(bytes: Uint8Array): Words {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0
  return {
    below(limit) {
      // Words of the last, incomplete run of `limit` values are passed over: no value is favoured.
      const fair = WORD_VALUES - (WORD_VALUES % limit)
      for (;;) {
        const word = view.getUint32(offset)
        offset += 4
        if (word < fair) return word % limit
      }
    },
  }
}
