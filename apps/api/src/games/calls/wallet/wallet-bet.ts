import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { answerMove } from '../../wallet/answer-move.ts'
import { betCall } from '../../wallet/wallet-call.ts'

export const walletBet: Handler<Calls['walletBet']> = async (ctx, { partner, body }) =>
  answerMove(await ctx.wallet(betCall(partner, body)))
