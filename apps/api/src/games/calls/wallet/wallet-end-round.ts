import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { answerMove } from '../../wallet/answer-move.ts'
import { endCall } from '../../wallet/wallet-call.ts'

export const walletEndRound: Handler<Calls['walletEndRound']> = async (ctx, { partner, body }) =>
  answerMove(await ctx.wallet(endCall(partner, body)))
