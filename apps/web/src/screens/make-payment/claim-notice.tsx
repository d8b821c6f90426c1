import { isApiFailure } from '@maidan/client'
import { paymentText } from '@maidan/locales'
import { Button, buttonClass } from '@maidan/ui'
import { NoticeSlot } from '../../app/frames/notice-slot.tsx'
import { paths } from '../../lib/paths.ts'
import { ageRefusal } from '../../features/funds/age/age-refusal.ts'
import type { Notice } from '../../features/funds/notice-dialog.tsx'
import { ClaimRefused } from '../../features/funds/queries.ts'
import { LimitsLink } from '../../features/protection/limits-link.tsx'
import { isOwnLimit } from '../../lib/calls/is-own-limit.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { Link } from '../../lib/router/link.tsx'
import { useLanguage, useText } from '../../lib/text/language.ts'

const bonusCodes: readonly string[] = [
  'PROMOTION_UNAVAILABLE',
  'BONUSES_STOPPED',
  'PROMOTION_METHOD',
  'PROMOTION_LEVEL',
  'PROMOTION_TURNOVER_ACTIVE',
]

type Props = { error: Error | null; onClose: () => void; onWithoutBonus: () => void }

/** The "Message" modal of a claim that was not taken. */
export function ClaimNotice({ error, onClose, onWithoutBonus }: Props) {
  const t = useText(paymentText)
  return (
    <NoticeSlot
      closeText={t('close')}
      notice={useNotice(error, onWithoutBonus)}
      onClose={onClose}
      title={t('message')}
    />
  )
}

/** A bonus that does not fit must not stop money that is already paid: it can be left out. */
function useNotice(error: Error | null, onWithoutBonus: () => void): Notice | null {
  const t = useText(paymentText)
  const language = useLanguage()
  if (error === null) return null
  if (isApiFailure(error) && error.kind === 'network') return { text: t('broke') }
  const message =
    error instanceof ClaimRefused && error.message !== ''
      ? error.message
      : failureText(error, { language, fallback: t('unknown') })
  const text = t('failed', { message })
  if (ageRefusal(error)?.leadsTo === 'profile') return { text, to: paths.profile }
  if (isOwnLimit(error)) return { text, action: <LimitsLink /> }
  if (isApiFailure(error) && error.code === 'DEPOSIT_PENDING')
    return { text, action: <RecordLink /> }
  const byBonus = isApiFailure(error) && bonusCodes.includes(error.code ?? '')
  if (!byBonus) return { text }
  return { text, action: <Button onClick={onWithoutBonus}>{t('withoutBonus')}</Button> }
}

/** The way to the request that is under way. */
function RecordLink() {
  const t = useText(paymentText)
  return (
    <Link className={buttonClass({ look: 'primary', size: 'normal' })} to={paths.transactionRecord}>
      {t('seeRecord')}
    </Link>
  )
}
