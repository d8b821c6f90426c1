/** What can go wrong with a transaction of the play wallet. */
export const TRANSFER_FAULTS = [
  /** The tokens are of another contract, that calls itself as USDT's does. */
  'wrong_contract',
  /** It is in a block, and failed there: no log. */
  'reverted',
  /** A tenth less arrives than was asked. */
  'short',
  /** Two transfers in one transaction make up the amount. */
  'split',
  /** Somebody else sends it through a contract that may take from the wallet. */
  'router',
  /** The blocks that are not solid are replaced, and it is in none of them. */
  'vanishes',
  /** The same, and it is in a later block. */
  'moves',
] as const

/** What can go wrong with the node that answers. */
export const NODE_FAULTS = [
  /** Answers 503. */
  'away',
  /** Its solid head stands still. */
  'lagging',
  /** It follows a chain with another first block. */
  'other_chain',
  /** Asked for a block, it answers with the one after it: they come out of order. */
  'out_of_order',
  /** Asked for a block, it answers with the one before, which so comes twice. */
  'twice',
  /** It knows nothing of a block that it is asked for, though it has later ones. */
  'hole',
] as const

export type TransferFault = (typeof TRANSFER_FAULTS)[number]

export type NodeFault = (typeof NODE_FAULTS)[number]

export type TronFault = TransferFault | NodeFault

/** A fault that was ordered; null strikes every time until it is taken away. */
export type OrderedFault = { fault: TronFault; times_left: number | null }
