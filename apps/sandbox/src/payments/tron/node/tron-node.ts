import type { Pool } from 'pg'
import type { Chain } from '../chain/open-chain.ts'
import type { Sight } from '../chain/block-hash.ts'
import type { TronFaults } from '../faults/open-tron-faults.ts'

/** The node: its chain and its faults, and the contract of USDT on it as the chain keeps it. */
export type TronNode = {
  books: Pool
  chain: Chain
  faults: TronFaults
  contract: string
  /** Where the solid head stood when the node began to lag; null while it does not. */
  heldSolid: number | null
}

/** What one side of the node answers from: the whole chain, or only what is solid. */
export type NodeSight = Sight & {
  /** The highest block that this side knows. */
  top: number
  /** Whether none of the transactions are on this chain. */
  isOther: boolean
}

/** The height up to which nothing is replaced any more, as the node says. */
export function solidHead({ chain, heldSolid, faults }: TronNode): number {
  const solid = chain.head() - chain.solidLag
  return faults.has('lagging') ? Math.min(solid, heldSolid ?? solid) : solid
}

export function sightOf(node: TronNode, isSolidOnly: boolean): NodeSight {
  const head = node.chain.head()
  const isOther = node.faults.has('other_chain')
  const seed = isOther ? `other than ${node.chain.seed}` : node.chain.seed
  return { seed, head, top: isSolidOnly ? solidHead(node) : head, isOther }
}
