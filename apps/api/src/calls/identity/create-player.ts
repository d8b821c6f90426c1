import type { Calls } from '@maidan/contract'
import { registerPlayer } from '../../flows/register-player.ts'
import type { Handler } from '../../http/handler.ts'
import { checkSignUp } from '../../identity/check-sign-up.ts'
import { networkOf } from '../../limits/network-of.ts'

export const createPlayer: Handler<Calls['createPlayer']> = async (ctx, { body, ip }) => {
  const signUp = checkSignUp(ctx.config, body)
  await ctx.limits.take('signUpPerIp', networkOf(ip))
  await registerPlayer(ctx, signUp)
  return { message: 'Registration successful', errors: {}, exchange: [] }
}
