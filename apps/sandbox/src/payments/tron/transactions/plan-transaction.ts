import { TRANSFER } from './read-transfer-call.ts'
import type { TransferFault } from '../faults/tron-faults.ts'
import { FAKE_TOKEN, PLAY_WALLET, ROUTER, ROUTER_CALLER } from './play-addresses.ts'
import type { ContractCall, TokenTransfer } from './tron-transaction.ts'
import { wordOf, wordOfAddress } from './words-of.ts'

const TRANSFER_FROM = '23b872dd'

const SHORT_BY = 10n

/** What is sent: the token, the receiver and the amount that was asked. */
export type UsdtOrder = {
  token: string
  to: string
  micro: bigint
  fault: TransferFault | null
}

type Plan = { call: ContractCall; isReverted: boolean; transfers: TokenTransfer[] }

/** The call that the play wallet makes, and the transfers it ends in. */
export function planTransaction(order: UsdtOrder): Plan {
  const { micro, fault } = order
  switch (fault) {
    case null:
    case 'vanishes':
    case 'moves':
      return plainTransfer(order)
    case 'wrong_contract':
      return plainTransfer({ ...order, token: FAKE_TOKEN })
    case 'short':
      return plainTransfer({ ...order, micro: micro - (micro / SHORT_BY || 1n) })
    case 'reverted':
      return { ...plainTransfer(order), isReverted: true, transfers: [] }
    case 'split':
      return sentOn(order, PLAY_WALLET, [micro / 2n, micro - micro / 2n])
    case 'router':
      return sentOn(order, ROUTER_CALLER, [micro])
  }
}

function plainTransfer({ token, to, micro }: UsdtOrder): Plan {
  const data = TRANSFER + wordOfAddress(to) + wordOf(micro)
  return {
    call: { owner: PLAY_WALLET, contract: token, data },
    isReverted: false,
    transfers: [transferOf(token, to, micro)],
  }
}

/** Goes through the router, which takes the tokens from the play wallet. */
function sentOn({ token, to, micro }: UsdtOrder, owner: string, parts: readonly bigint[]): Plan {
  const data = TRANSFER_FROM + wordOfAddress(PLAY_WALLET) + wordOfAddress(to) + wordOf(micro)
  return {
    call: { owner, contract: ROUTER, data },
    isReverted: false,
    transfers: parts.map((part) => transferOf(token, to, part)),
  }
}

function transferOf(token: string, to: string, micro: bigint): TokenTransfer {
  return { token, sender: PLAY_WALLET, receiver: to, amount_micro: String(micro) }
}
