import { inTransaction } from '../../../games/db/in-transaction.ts'
import { WalletError } from '../../wallet-error.ts'
import type { TransferFault } from '../faults/tron-faults.ts'
import type { TronNode } from '../node/tron-node.ts'
import { writeTransaction } from '../transactions/write-transaction.ts'
import { lockPlayWallet, playBalance } from './play-wallet.ts'

export type UsdtSending = { to: string; micro: bigint; fault: TransferFault | null }

/** Sends play USDT, with the fault that is asked for or else was ordered, and answers the txid. */
export function sendUsdt(node: TronNode, { to, micro, fault }: UsdtSending): Promise<string> {
  return inTransaction(node.books, async (client) => {
    await lockPlayWallet(client)
    if ((await playBalance(client, node)) < micro) throw new WalletError('NOT_ENOUGH_MONEY')
    return writeTransaction(client, node.chain, {
      token: node.contract,
      to,
      micro,
      fault: fault ?? node.faults.strikeTransfer(),
    })
  })
}
