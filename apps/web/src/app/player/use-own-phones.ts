import { isPhoneVerified } from '../../features/funds/form-checks.ts'
import { localNumber } from '../../features/funds/phones/local-number.ts'
import type { OwnPhone } from '../../features/funds/phones/phone-choice.tsx'
import { useOtherPhones } from '../../features/profile/queries.ts'
import { useUser } from '../../features/session/queries.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { readPlayerCurrency } from '../../lib/read-money.ts'

/**
 * The numbers that money may come from or go to: the main phone and the verified extra ones
 * (CASH-40, CASH-52, CASH-60). `verifiedOnly` leaves an unverified main phone out.
 */
export function useOwnPhones(options: { verifiedOnly: boolean }): OwnPhone[] {
  const user = useUser().data
  const others = useOtherPhones().data ?? []
  const currency = readPlayerCurrency(user?.currency)
  const takesMain = user !== undefined && (!options.verifiedOnly || isPhoneVerified(user))
  return [
    ...(takesMain ? [{ number: localNumber(asText(user.phone), currency), isMain: true }] : []),
    ...others
      .filter(({ isverify }) => asText(isverify) === '1')
      .map(({ contract_value, usable_from }) => ({
        number: localNumber(asText(contract_value), currency),
        isMain: false,
        ...(usable_from !== undefined && { payableFrom: usable_from }),
      })),
  ]
}
