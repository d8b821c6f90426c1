import { protectionText } from '@maidan/locales'
import { useProtection, type PlayLimit } from '../../features/protection/queries.ts'
import { useTransactions } from '../../features/session/queries.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'

/** Offers a limit to somebody who has never deposited and has none; nothing to everybody else. */
export function LimitOffer() {
  const { data } = useTransactions()
  if (!data || data.some(({ action }) => action === 'deposit')) return null
  return <FirstOffer />
}

/** The limits are asked for where they matter alone. */
function FirstOffer() {
  const t = useText(protectionText)
  const { data } = useProtection()
  if (!data || data.limits.some(isSetDeposit)) return null
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

function isSetDeposit({ kind, amount }: PlayLimit): boolean {
  return kind === 'deposit' && amount !== null
}
