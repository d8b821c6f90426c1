import { lobbyText } from '@maidan/locales'
import { IconButton, buttonClass } from '@maidan/ui'
import { X } from 'lucide-react'
import { Link } from '../../../lib/router/link.tsx'
import { paths } from '../../../lib/paths.ts'
import { keepOnward, useOnward } from '../../../lib/session/onward.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'

/** Where a player wanted to go before they logged in: a log-in always ends at home (AUTH-18). */
export function OnwardCard() {
  const t = useText(lobbyText)
  const language = useLanguage()
  const onward = useOnward()
  if (onward === null) return null
  const forget = () => keepOnward(null)
  return (
    <section
      aria-label={t('goOn')}
      className="mx-4 mt-3 flex items-center gap-2 rounded-card border border-field-700 bg-field-800 py-2 pr-1 pl-4"
    >
      <p className="min-w-0 flex-1 text-sm font-medium">
        {t('goOnTo', { name: onward.names[language] })}
      </p>
      <Link
        className={buttonClass({ look: 'secondary', size: 'small' })}
        onClick={forget}
        params={{ eventId: onward.eventId }}
        to={paths.match}
      >
        {t('goOn')}
      </Link>
      <IconButton icon={<X className="size-5" />} label={t('forgetMatch')} onClick={forget} />
    </section>
  )
}
