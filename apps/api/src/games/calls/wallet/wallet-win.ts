import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { answerMove } from '../../wallet/answer-move.ts'
import { winCall } from '../../wallet/wallet-call.ts'
import type { Wallet } from '../../wallet/open-wallet.ts'

type Ports = { wallet: Wallet }

export const walletWin: Handler<Calls['walletWin'], Ports> = async (ports, { partner, body }) =>
  answerMove(await ports.wallet(winCall(partner, body)))
