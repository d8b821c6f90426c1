import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../games/db/in-transaction.ts'
import type { TronNode } from '../node/tron-node.ts'
import { signerOf } from '../signing/sign-txid.ts'
import { encodeRawData } from '../transactions/encode-raw-data.ts'
import { insertTransaction } from '../transactions/insert-transaction.ts'
import { refersToChain } from '../transactions/new-raw-data.ts'
import { tokenBalance } from '../transactions/token-balance.ts'
import { readBroadcast, type SignedTransaction } from './read-broadcast.ts'
import { readTransferCall } from '../transactions/read-transfer-call.ts'

/** Why a node does not take a transaction, in the names of TRON's nodes. */
export type BroadcastFault =
  | 'CONTRACT_VALIDATE_ERROR'
  | 'SIGERROR'
  | 'TAPOS_ERROR'
  | 'TRANSACTION_EXPIRATION_ERROR'
  | 'DUP_TRANSACTION_ERROR'

export type BroadcastAnswer =
  | { result: true; txid: string }
  | { code: BroadcastFault; txid: string; message: string }

/**
 * Takes a transaction that its owner has signed into the next block. One that sends more tokens than
 * there are is taken, too, and fails on the chain. Whoever pays its energy is not looked at.
 */
export async function broadcastTransaction(
  node: TronNode,
  body: unknown,
): Promise<BroadcastAnswer> {
  const signed = readBroadcast(body)
  const asked = signed && readTransferCall(signed.call.data)
  if (!signed || !asked || signed.call.contract !== node.contract)
    return refuse(signed?.txid ?? '', 'CONTRACT_VALIDATE_ERROR')
  const { txid, call, raw, signature } = signed
  if (txid !== txidOf(signed) || signerOf(txid, signature) !== call.owner)
    return refuse(txid, 'SIGERROR')
  if (raw.expiration <= Date.now()) return refuse(txid, 'TRANSACTION_EXPIRATION_ERROR')
  if (!(await refersToChain(node.books, node.chain, raw))) return refuse(txid, 'TAPOS_ERROR')
  const isNew = await inTransaction(node.books, (client) => take(client, node, signed, asked))
  return isNew ? { result: true, txid } : refuse(txid, 'DUP_TRANSACTION_ERROR')
}

type AskedTransfer = NonNullable<ReturnType<typeof readTransferCall>>

async function take(
  client: PoolClient,
  node: TronNode,
  { txid, call, raw, signature }: SignedTransaction,
  asked: AskedTransfer,
): Promise<boolean> {
  const { owner } = call
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [owner])
  const isReverted = (await tokenBalance(client, node, owner)) < asked.micro
  const { receiver, micro } = asked
  const transfer = { token: node.contract, sender: owner, receiver, amount_micro: String(micro) }
  const places = { block: node.chain.nextBlock(), replacedAt: null, laterBlock: null }
  const transfers = isReverted ? [] : [transfer]
  const written = { txid, call, raw, signature, isReverted, asked, fault: null, transfers, places }
  return insertTransaction(client, written)
}

function txidOf({ call, raw }: SignedTransaction): string {
  return createHash('sha256').update(encodeRawData(call, raw)).digest('hex')
}

function refuse(txid: string, code: BroadcastFault): BroadcastAnswer {
  return { code, txid, message: Buffer.from(code).toString('hex') }
}
