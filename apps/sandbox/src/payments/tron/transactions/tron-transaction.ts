import type { TransferFault } from '../faults/tron-faults.ts'

/** What a sender signs, beside the call itself. */
export type RawData = {
  ref_block_bytes: string
  ref_block_hash: string
  expiration: number
  fee_limit: number
  timestamp: number
}

/** A call of a contract; addresses are the chain's 21 bytes and all else is hex too. */
export type ContractCall = { owner: string; contract: string; data: string }

/** A transfer of tokens, which is a line of the log. */
export type TokenTransfer = {
  token: string
  sender: string
  receiver: string
  /** Millionths, in digits. */
  amount_micro: string
}

/** A transaction as the chain of a certain height has it; pg gives bigint columns as their digits. */
export type TronTransaction = ContractCall & {
  txid: string
  raw: RawData
  signature: string
  is_reverted: boolean
  asked_receiver: string
  asked_micro: string
  fault: TransferFault | null
  /** The block it is in, or gets into; null when it was in one that was replaced. */
  place: string | null
  transfers: TokenTransfer[]
}
