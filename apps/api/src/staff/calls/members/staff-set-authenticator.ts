import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { setAuthenticator } from '../../accounts/change-own-authenticator.ts'

export const staffSetAuthenticator: Handler<Calls['staffSetAuthenticator']> = async (
  ctx,
  { staff, body, ip },
) => {
  await setAuthenticator(ctx, { staff, totp: body.totp, oldTotp: body.old_totp ?? '', ip })
  return { message: 'The authenticator is confirmed. Your other sessions have ended.' }
}
