import { cashierText } from '@maidan/locales'
import { siteHour, useLanguage, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { Hand, OctagonAlert, TriangleAlert, UsersRound } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { useMe } from '../../../features/overview/queries.ts'
import type { Payment } from '../../../features/payments/payment.ts'
import { isWaiting } from '../../../features/payments/possible-acts.ts'
import { isGrave, warningSentence } from '../../../features/payments/warning-words.ts'
import type { Warning } from '../../../features/payments/warning-words.ts'
import { Note } from '../../../parts/notes/note.tsx'

/** The comparison with the statement shows these line by line. */
const inStatement = new Set(['NOT_IN_STATEMENT', 'AMOUNT_DIFFERS', 'SENDER_DIFFERS'])

/** What staff must know before they decide, the gravest first. */
export function PaymentAlerts({ payment }: { payment: Payment }) {
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <SecondPersonNote payment={payment} />
      <ClaimNote payment={payment} />
      {payment.warnings
        .filter(({ code }) => !inStatement.has(code))
        .map((warning, index) => (
          <WarningNote
            direction={payment.direction}
            key={`${warning.code}-${index}`}
            warning={warning}
          />
        ))}
    </div>
  )
}

/** Somebody was asked to agree; who that may be, and where. */
function SecondPersonNote({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const me = useMe()
  const asker = payment.approval_asked_by
  if (asker === null) return null
  return (
    <Note icon={UsersRound} tone="info">
      <b>{t('approvalWaits', { name: asker })}</b>{' '}
      {t(asker === me?.username ? 'approvalYours' : 'approvalOther')}{' '}
      <Link className="font-semibold underline underline-offset-2" to={paths.approvals}>
        {t('toApprovals')}
      </Link>
    </Note>
  )
}

function ClaimNote({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const me = useMe()
  const { claimed_by: name, claimed_until: until } = payment
  if (name === null || until === null || !isWaiting(payment)) return null
  return (
    <Note icon={Hand} tone="info">
      {t(name === me?.username ? 'claimedByYou' : 'claimedByOther', {
        name,
        time: siteHour(until),
      })}
    </Note>
  )
}

function WarningNote({
  warning,
  direction,
}: {
  warning: Warning
  direction: Payment['direction']
}) {
  const t = useText(cashierText)
  const language = useLanguage()
  const bad = isGrave(warning)
  const to = direction === 'deposit' ? paths.deposits : paths.withdrawals
  return (
    <Note icon={bad ? OctagonAlert : TriangleAlert} tone={bad ? 'bad' : 'waiting'}>
      {warningSentence(warning, language)}
      {warning.reference !== null && (
        <>
          {' '}
          <Link
            className="font-semibold whitespace-nowrap underline underline-offset-2"
            search={{ state: 'all', open: warning.reference }}
            to={to}
          >
            {t('lookAt', { reference: warning.reference })}
          </Link>
        </>
      )}
    </Note>
  )
}
