import { encodeRawData, TYPE_URL } from '../transactions/encode-raw-data.ts'
import type { ContractCall, RawData, TronTransaction } from '../transactions/tron-transaction.ts'

/** A transaction as nodes write it. */
export type TransactionJson = ReturnType<typeof transactionJson>

type Signed = { txid: string; call: ContractCall; raw: RawData; signature: string }

/** A signed transaction as wallets send it and nodes answer it. */
export function transactionBody({ txid, call, raw, signature }: Signed) {
  const value = { data: call.data, owner_address: call.owner, contract_address: call.contract }
  const contract = { parameter: { value, type_url: TYPE_URL }, type: 'TriggerSmartContract' }
  return {
    signature: [signature],
    txID: txid,
    raw_data: { contract: [contract], ...raw },
    raw_data_hex: encodeRawData(call, raw).toString('hex'),
  }
}

export function transactionJson(transaction: TronTransaction) {
  const { txid, owner, contract, data, raw, signature, is_reverted } = transaction
  return {
    ret: [{ contractRet: is_reverted ? 'REVERT' : 'SUCCESS' }],
    ...transactionBody({ txid, call: { owner, contract, data }, raw, signature }),
  }
}
