import { encodeRawData, TYPE_URL } from '../transactions/encode-raw-data.ts'
import type { TronTransaction } from '../transactions/tron-transaction.ts'

/** A transaction as nodes write it. */
export type TransactionJson = ReturnType<typeof transactionJson>

export function transactionJson(transaction: TronTransaction) {
  const { txid, owner, contract, data, raw, signature, is_reverted } = transaction
  const value = { data, owner_address: owner, contract_address: contract }
  const call = { parameter: { value, type_url: TYPE_URL }, type: 'TriggerSmartContract' }
  return {
    ret: [{ contractRet: is_reverted ? 'REVERT' : 'SUCCESS' }],
    signature: [signature],
    txID: txid,
    raw_data: { contract: [call], ...raw },
    raw_data_hex: encodeRawData(transaction, raw).toString('hex'),
  }
}
