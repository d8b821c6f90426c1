import type { Config } from '../../platform/config.ts'
import { openDepositKey, type DepositKey } from './addresses/deposit-key.ts'
import { tronAccount } from './addresses/tron-address.ts'
import { openTronNode } from './node/open-tron-node.ts'
import type { TronNode } from './node/tron-node.ts'

/** How this house takes dollars on TRON. */
export type Usdt = {
  node: TronNode
  /** The account of the one token that counts as a dollar. */
  contract: string
  key: DepositKey
  /** The house's own address, to which players' addresses are swept; null where none is set. */
  sweepTo: string | null
}

type Settings = Pick<
  Config,
  'USDT_XPUB' | 'USDT_NODE_URL' | 'USDT_CONTRACT' | 'USDT_NODE_KEY' | 'USDT_SWEEP_TO'
>

/**
 * Opens the node and the key that players' addresses are made of; null for a house that takes no
 * dollars.
 *
 * @throws Error in one sentence where a setting is wrong: an address made of it would lose money.
 */
export function openUsdt(config: Settings): Usdt | null {
  const { USDT_XPUB: xpub, USDT_NODE_URL: url, USDT_CONTRACT, USDT_NODE_KEY: key } = config
  if (xpub === undefined || url === undefined) return null
  const contract = tronAccount(USDT_CONTRACT)
  if (contract === null) throw new Error(`USDT_CONTRACT is no address of TRON: ${USDT_CONTRACT}`)
  const sweepTo = config.USDT_SWEEP_TO ?? null
  if (sweepTo !== null && tronAccount(sweepTo) === null)
    throw new Error(`USDT_SWEEP_TO is no address of TRON: ${sweepTo}`)
  return {
    node: openTronNode({ url, key, contract }),
    contract,
    key: openDepositKey(xpub),
    sweepTo,
  }
}
