import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { answerMove } from '../../wallet/answer-move.ts'
import { winCall } from '../../wallet/wallet-call.ts'

export const walletWin: Handler<Calls['walletWin']> = async (ctx, { partner, body }) =>
  answerMove(await ctx.wallet(winCall(partner, body)))
