import { isPhoneVerified } from '../features/funds/form-checks.ts'
import type { OwnPhone } from '../features/funds/phone-choice.tsx'
import { useOtherPhones } from '../features/profile/queries.ts'
import { useUser } from '../features/session/queries.ts'
import { asText } from '../lib/as-text.ts'

/**
 * The numbers that money may come from or go to: the main phone and the verified extra ones
 * (CASH-40, CASH-52, CASH-60). `verifiedOnly` leaves an unverified main phone out.
 */
export function useOwnPhones(options: { verifiedOnly: boolean }): OwnPhone[] {
  const user = useUser().data
  const others = useOtherPhones().data ?? []
  const takesMain = user !== undefined && (!options.verifiedOnly || isPhoneVerified(user))
  return [
    ...(takesMain ? [{ number: localNumber(user.phone), isMain: true }] : []),
    ...others
      .filter(({ isverify }) => asText(isverify) === '1')
      .map(({ contract_value }) => ({ number: localNumber(contract_value), isMain: false })),
  ]
}

/** A number as wallets write it: digits without the country code. */
function localNumber(phone: unknown): string {
  return asText(phone)
    .replace(/\D/g, '')
    .replace(/^88(?=01)/, '')
}
