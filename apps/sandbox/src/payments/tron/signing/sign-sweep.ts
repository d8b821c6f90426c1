import { createHash } from 'node:crypto'
import type { HDKey } from '@scure/bip32'
import { broadcastTransaction, type BroadcastFault } from '../broadcast/broadcast-transaction.ts'
import { TRANSFER } from '../transactions/read-transfer-call.ts'
import { transactionBody } from '../node/transaction-json.ts'
import type { TronNode } from '../node/tron-node.ts'
import { encodeRawData } from '../transactions/encode-raw-data.ts'
import { newRawData } from '../transactions/new-raw-data.ts'
import { wordOf, wordOfAddress } from '../transactions/words-of.ts'
import { tronAddressText } from '../tron-address.ts'
import { usdtText } from '../usdt-amount.ts'
import { accountAddress } from './account-address.ts'
import { everybodysKey } from './everybodys-key.ts'
import type { SweepFile, SweepTransfer } from './read-sweep-file.ts'
import { signTxid } from './sign-txid.ts'

/** Why a line was not signed: it is of another key, of another address, or of another token. */
export type UnsignedWhy = 'other_key' | 'other_address' | 'other_token'

export type SignedLine = {
  from: string
  to: string
  amount: string
  txid: string | null
  why: UnsignedWhy | BroadcastFault | null
}

/**
 * Plays whoever holds the key: looks at each line, signs it and sends it to the node. What they would do
 * away from any network happens here in one process.
 */
export async function signSweep(node: TronNode, file: SweepFile): Promise<SignedLine[]> {
  const account = everybodysKey()
  const lines: SignedLine[] = []
  for (const transfer of file.transfers) {
    const { from, to, micro } = transfer
    const shown = { from: tronAddressText(from), to: tronAddressText(to), amount: usdtText(micro) }
    lines.push({ ...shown, ...(await signLine(node, { account, transfer, token: file.contract })) })
  }
  return lines
}

type Asked = { account: HDKey; transfer: SweepTransfer; token: string }

async function signLine(
  node: TronNode,
  { account, transfer, token }: Asked,
): Promise<Pick<SignedLine, 'txid' | 'why'>> {
  if (token !== node.contract) return { txid: null, why: 'other_token' }
  if (transfer.key !== fingerprintOf(account)) return { txid: null, why: 'other_key' }
  const own = account.derive(`m/0/${transfer.path.split('/').at(-1) ?? ''}`)
  const { privateKey, publicKey } = own
  if (!privateKey || !publicKey || accountAddress(publicKey) !== transfer.from)
    return { txid: null, why: 'other_address' }
  const data = TRANSFER + wordOfAddress(transfer.to) + wordOf(transfer.micro)
  const call = { owner: transfer.from, contract: token, data }
  const raw = await newRawData(node.books, node.chain)
  const txid = createHash('sha256').update(encodeRawData(call, raw)).digest('hex')
  const body = transactionBody({ txid, call, raw, signature: signTxid(txid, privateKey) })
  const answer = await broadcastTransaction(node, body)
  return 'code' in answer ? { txid: null, why: answer.code } : { txid, why: null }
}

function fingerprintOf({ fingerprint }: HDKey): string {
  return fingerprint.toString(16).padStart(8, '0')
}
