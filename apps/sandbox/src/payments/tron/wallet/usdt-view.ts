import { WalletError } from '../../wallet-error.ts'
import type { OrderedFault, TransferFault } from '../faults/tron-faults.ts'
import { solidHead, type TronNode } from '../node/tron-node.ts'
import { tronAddressText } from '../tron-address.ts'
import { findTransaction, lastTransactions } from '../transactions/find-transactions.ts'
import { PLAY_WALLET } from '../transactions/play-addresses.ts'
import type { TronTransaction } from '../transactions/tron-transaction.ts'
import { usdtText } from '../usdt-amount.ts'
import { playBalance } from './play-wallet.ts'

const TRANSFERS_MAX = 20

/** Where a transaction is; a gone one was in a block that was replaced. */
export type UsdtState = 'waiting' | 'included' | 'solid' | 'gone'

export type UsdtTransfer = {
  txid: string
  to: string
  /** What was asked to be sent. */
  amount: string
  fault: TransferFault | null
  result: 'SUCCESS' | 'REVERT'
  state: UsdtState
  /** The block it is in or gets into; null when it is gone. */
  block: number | null
  confirmations: number
  /** The confirmations that make it solid. */
  solid_at: number
}

/** The play wallet and its node. */
export type UsdtView = {
  address: string
  contract: string
  balance: string
  head: number
  solid: number
  /** Whether whoever asks may order faults. */
  can_fault: boolean
  faults: OrderedFault[]
  transfers: UsdtTransfer[]
}

export async function usdtView(node: TronNode, canFault: boolean): Promise<UsdtView> {
  const head = node.chain.head()
  const transactions = await lastTransactions(node.books, head, TRANSFERS_MAX)
  return {
    address: tronAddressText(PLAY_WALLET),
    contract: tronAddressText(node.contract),
    balance: usdtText(await playBalance(node.books, node)),
    head,
    solid: solidHead(node),
    can_fault: canFault,
    faults: node.faults.list(),
    transfers: transactions.map((transaction) => asTransfer(node, head, transaction)),
  }
}

/** One transaction of the play wallet. @throws when there never was one with this id. */
export async function usdtTransfer(node: TronNode, txid: string): Promise<UsdtTransfer> {
  const head = node.chain.head()
  const found = await findTransaction(node.books, head, txid)
  if (!found) throw new WalletError('NOT_FOUND')
  return asTransfer(node, head, found)
}

function asTransfer(node: TronNode, head: number, transaction: TronTransaction): UsdtTransfer {
  const { txid, asked_receiver, asked_micro, fault, is_reverted, place } = transaction
  const block = place === null ? null : Number(place)
  return {
    txid,
    to: tronAddressText(asked_receiver),
    amount: usdtText(BigInt(asked_micro)),
    fault,
    result: is_reverted ? 'REVERT' : 'SUCCESS',
    state: stateOf(block, head, solidHead(node)),
    block,
    confirmations: block === null ? 0 : Math.max(0, head - block),
    solid_at: node.chain.solidLag,
  }
}

function stateOf(block: number | null, head: number, solid: number): UsdtState {
  if (block === null) return 'gone'
  if (block > head) return 'waiting'
  return block > solid ? 'included' : 'solid'
}
