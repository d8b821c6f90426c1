import { fundsText } from '@maidan/locales'
import { siteMinute } from '@maidan/ui'
import { VerifyLink } from '../../app/notes/verify-link.tsx'
import { useOwnPhones } from '../../app/player/use-own-phones.ts'
import { PhoneChoice } from '../../features/funds/phones/phone-choice.tsx'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'

/** The verified numbers; choosing one fills the account number (SIL-084). */
export function AccountPhones(props: { chosen: string; onChoose: (number: string) => void }) {
  const t = useText(fundsText)
  const phones = useOwnPhones({ verifiedOnly: true })
  const known = useUser().data !== undefined
  if (known && phones.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-field-700 p-4 text-sm text-quiet">
        {t('noPhones')}
        <VerifyLink />
      </div>
    )
  return (
    <PhoneChoice
      {...props}
      noteOf={({ payableFrom: from }) =>
        from === undefined ? undefined : t('numberFrom', { time: siteMinute(from) })
      }
      phones={phones}
      texts={{ main: t('mainPhone'), other: t('otherPhone') }}
      title={t('phones')}
    />
  )
}
