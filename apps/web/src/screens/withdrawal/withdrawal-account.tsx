import { fundsText } from '@maidan/locales'
import { DigitField, siteMinute } from '@maidan/ui'
import { useOwnPhones } from '../../app/player/use-own-phones.ts'
import { localNumber } from '../../features/funds/phones/local-number.ts'
import { findOwn, isForeign } from '../../features/funds/phones/own-number.ts'
import { useText } from '../../lib/text/language.ts'
import { useUser } from '../../features/session/queries.ts'
import { readPlayerCurrency } from '../../lib/read-money.ts'
import { AccountPhones } from './account-phones.tsx'

type Props = { account: string; onChange: (account: string) => void }

/** The number to be paid to: one of the player's own, chosen or typed in any of its spellings. */
export function WithdrawalAccount({ account, onChange }: Props) {
  const t = useText(fundsText)
  const currency = readPlayerCurrency(useUser().data?.currency)
  const phones = useOwnPhones({ verifiedOnly: true })
  const waiting = findOwn(account, phones, currency)
  const problem = isForeign(account, phones, currency)
    ? t('accountForeign')
    : waiting?.payableFrom !== undefined &&
      t('numberWaits', { number: waiting.number, time: siteMinute(waiting.payableFrom) })
  return (
    <div className="flex flex-col gap-4">
      <AccountPhones chosen={account} onChoose={onChange} />
      <DigitField
        error={problem === false ? undefined : problem}
        hint={t('accountHint')}
        label={t('accountNumber')}
        onChange={(event) => onChange(localNumber(event.target.value, currency))}
        value={account}
      />
    </div>
  )
}
