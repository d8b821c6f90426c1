/** A block by its number and its own name, which begins with that number. */
export type BlockName = { height: number; id: string }

export type Block = BlockName & {
  /** The name of the block before. */
  parentId: string
  atMs: number
}

/** What keeps a block from being the next one of the chain that was read so far. */
export type ChainBreak = 'height' | 'id' | 'parent'

const HEIGHT_DIGITS = 16
const BLOCK_ID = /^[0-9a-f]{64}$/

/**
 * Whether a block follows the last one that was read: the very next number, named as its number
 * says, with the last one as its parent. Null if it does; whatever breaks is never stepped over.
 */
export function followChain(last: BlockName, next: Block): ChainBreak | null {
  if (next.height !== last.height + 1) return 'height'
  if (!isNamedByHeight(next)) return 'id'
  return next.parentId === last.id ? null : 'parent'
}

function isNamedByHeight({ height, id }: BlockName): boolean {
  return BLOCK_ID.test(id) && id.startsWith(height.toString(16).padStart(HEIGHT_DIGITS, '0'))
}
