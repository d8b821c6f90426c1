import { protectionText } from '@maidan/locales'
import { useTransactions } from '../../features/session/queries.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'

/** Offers a limit to somebody who has never deposited; nothing to everybody else. */
export function LimitOffer() {
  const t = useText(protectionText)
  const { data } = useTransactions()
  if (!data || data.some(({ action }) => action === 'deposit')) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      {t('offer')}
      <Link
        className="inline-flex min-h-11 items-center font-semibold text-floodlight underline underline-offset-4"
        to={paths.protection}
      >
        {t('title')}
      </Link>
    </p>
  )
}
