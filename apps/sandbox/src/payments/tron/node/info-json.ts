import { TRANSFER_ENERGY, TRANSFER_FEE_SUN } from './charges.ts'
import type { TokenTransfer, TronTransaction } from '../transactions/tron-transaction.ts'
import { shortAddress, wordOf, wordOfAddress } from '../transactions/words-of.ts'

/** `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const REVERT_MESSAGE = Buffer.from('REVERT opcode executed').toString('hex')
const RETURNED_TRUE = wordOf(1n)

const NET_BYTES = 345

/** What became of a transaction, as nodes write it; a receipt that failed has no log. */
export function infoJson(transaction: TronTransaction, timeMs: number) {
  const { txid, place, contract, is_reverted, transfers } = transaction
  return {
    id: txid,
    fee: TRANSFER_FEE_SUN,
    blockNumber: Number(place),
    blockTimeStamp: timeMs,
    contractResult: [is_reverted ? '' : RETURNED_TRUE],
    contract_address: contract,
    receipt: {
      energy_fee: TRANSFER_FEE_SUN,
      energy_usage_total: TRANSFER_ENERGY,
      net_usage: NET_BYTES,
      result: is_reverted ? 'REVERT' : 'SUCCESS',
    },
    ...(is_reverted ? { result: 'FAILED', resMessage: REVERT_MESSAGE } : {}),
    ...(transfers.length > 0 ? { log: transfers.map(logLine) } : {}),
  }
}

function logLine({ token, sender, receiver, amount_micro }: TokenTransfer) {
  return {
    address: shortAddress(token),
    topics: [TRANSFER_TOPIC, wordOfAddress(sender), wordOfAddress(receiver)],
    data: wordOf(BigInt(amount_micro)),
  }
}
