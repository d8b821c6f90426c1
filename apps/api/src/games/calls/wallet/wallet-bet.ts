import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { answerMove } from '../../wallet/answer-move.ts'
import { betCall } from '../../wallet/wallet-call.ts'
import type { Wallet } from '../../wallet/open-wallet.ts'

type Ports = { wallet: Wallet }

export const walletBet: Handler<Calls['walletBet'], Ports> = async (ports, { partner, body }) =>
  answerMove(await ports.wallet(betCall(partner, body)))
