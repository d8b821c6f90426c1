import type { Block, TransactionInfo, TransferCost } from '@maidan/cashier'
import type { Unknown } from '../../partners/answers/read-answer.ts'

/** A block that 19 of 27 witnesses have built on, with all that its transactions did. */
export type SolidBlock = { kind: 'block'; block: Block; infos: readonly TransactionInfo[] }

/**
 * What the house reads of TRON: its solid blocks alone, since what is not solid may still disappear.
 * Only what a transfer costs is asked of its newest state. Nothing throws for what a node does: silence and what cannot be read are `unknown`.
 */
export type TronNode = {
  /** The newest solid block. */
  head(): Promise<{ kind: 'head'; block: Block } | Unknown>
  /** The solid block of a height, whole. */
  read(height: number): Promise<SolidBlock | Unknown>
  /** What it would cost to send tokens from one address to another now. */
  transferCost(transfer: TokenTransfer): Promise<({ kind: 'cost' } & TransferCost) | Unknown>
}

/** Both ends are accounts: 20 bytes in hex. */
export type TokenTransfer = { from: string; to: string; micro: bigint }
