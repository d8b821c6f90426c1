import { createPlayer, login, PLAYER_CURRENCIES } from '@maidan/contract/facts'
import { latinDigits } from '@maidan/money'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { offeredCurrency } from '../../features/site/offered-currencies.ts'
import { paths } from '../../lib/paths.ts'
import { callApi } from '../../lib/calls/api.ts'
import type { PassCaptcha } from '../../lib/calls/pass-captcha.ts'
import { storeLogin } from '../../lib/session/session.ts'
import { readStored } from '../../lib/session/storage.ts'
import type { AgreedVersions } from './use-agreed-versions.ts'
import type { SignupFields } from './signup-checks.ts'

/** Where a sign-up failed: a refused registration has fields, a refused log-in only a message. */
export class AutomaticLoginFailed extends Error {}

/** Registers, logs in with the same name and password, and goes home (AUTH-44 to AUTH-46). */
export function useSignUp(pass: PassCaptcha, agreed: AgreedVersions) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (fields: SignupFields) => {
      await pass((options) =>
        callApi(createPlayer, { body: { ...payload(fields), ...agreed } }, options),
      )
      const { username, password } = fields
      return callApi(login, { body: { username: username.trim(), password } }).catch(
        (cause: unknown) => {
          throw new AutomaticLoginFailed('log-in after sign-up failed', { cause })
        },
      )
    },
    onSuccess: (answer) => {
      storeLogin(answer, { afterSignUp: true })
      navigate({ to: paths.home })
    },
  })
}

function payload(fields: SignupFields) {
  const affiliate = readStored('affiliate_code')
  return {
    ...fields,
    currency: offeredCurrency(fields.currency, PLAYER_CURRENCIES),
    username: fields.username.trim(),
    email: fields.email.trim(),
    phone: latinDigits(fields.phone.trim()),
    status: 'active',
    ...(affiliate !== null && affiliate !== '' && { affiliate_code: affiliate }),
  }
}
