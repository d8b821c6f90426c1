import { isApiFailure } from '@maidan/client'
import { promoCodesText } from '@maidan/locales'
import { FormNote } from '../../../app/notes/form-note.tsx'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useLanguage, useText } from '../../../lib/text/language.ts'

/** What the profile mends. */
const profileCodes: readonly string[] = ['PHONE_NOT_VERIFIED', 'DATE_OF_BIRTH_MISSING']

type Props = {
  error: Error | null
  /** What is said where the server was not reached. */
  broke: string
}

/** Why a bonus is not taken, and where the player can do something about it. */
export function BonusRefusal({ error, broke }: Props) {
  const t = useText(promoCodesText)
  const language = useLanguage()
  if (error === null) return null
  const text = failureText(error, { language, fallback: t('failed'), network: broke })
  const isMended = isApiFailure(error) && profileCodes.includes(error.code ?? '')
  return (
    <div className="flex flex-col gap-1">
      <FormNote>{text}</FormNote>
      {isMended && (
        <Link
          className="flex min-h-11 items-center font-semibold text-floodlight"
          to={paths.profile}
        >
          {t('toProfile')}
        </Link>
      )}
    </div>
  )
}
