import { fundsText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { NoticeSlot } from '../../app/frames/notice-slot.tsx'
import { paths } from '../../lib/paths.ts'
import { VerifyLink } from '../../app/notes/verify-link.tsx'
import type { Notice } from '../../features/funds/notice-dialog.tsx'
import { withdrawalNotice } from '../../features/funds/withdrawal/withdrawal-notice.ts'
import { useUser } from '../../features/session/queries.ts'
import { useTurnovers } from '../../lib/session/turnovers.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { openTurnover } from './open-turnover.ts'
import { TurnoverLeft } from './turnover-left.tsx'
import type { WithdrawalTrouble } from './use-withdraw.ts'

const addresses = { profile: paths.profile, turnover: paths.turnoverRecord } as const

/** The "Error" modal of the withdrawal: a failed check, or what the server said. */
export function WithdrawalNotice(props: {
  trouble: WithdrawalTrouble | null
  onClose: () => void
}) {
  const t = useText(fundsText)
  return (
    <NoticeSlot
      closeText={t('close')}
      notice={useNotice(props.trouble)}
      onClose={props.onClose}
      title={t('error')}
    />
  )
}

function useNotice(trouble: WithdrawalTrouble | null): Notice | null {
  const t = useText(fundsText)
  const language = useLanguage()
  if (trouble === null) return null
  if ('problem' in trouble) {
    const text = t(trouble.problem)
    return trouble.problem === 'verifyPhone' ? { text, action: <VerifyLink /> } : { text }
  }
  const texts = {
    broke: t('broke'),
    errorOccurred: t('errorOccurred'),
    unknownError: t('unknownError'),
    completeTurnover: t('completeTurnover'),
  }
  const { text, leadsTo } = withdrawalNotice(trouble.error, texts, language)
  if (leadsTo === undefined) return { text }
  const to = addresses[leadsTo]
  return leadsTo === 'turnover'
    ? { text, to, more: <WhatIsLeft />, action: <ToRecord /> }
    : { text, to }
}

/** The figures of the open turnovers, as far as they are known. */
function WhatIsLeft() {
  const currency = readCurrency(useUser().data?.currency)
  const open = openTurnover(useTurnovers().data ?? [], (amount) => readMinor(amount, currency))
  if (open.remainingMinor === 0n) return null
  return (
    <div className="mt-2 rounded-card bg-field-800 p-3">
      <TurnoverLeft currency={currency} open={open} />
    </div>
  )
}

function ToRecord() {
  const t = useText(fundsText)
  return (
    <Link className={buttonClass({})} to={paths.turnoverRecord}>
      {t('turnoverRecord')}
    </Link>
  )
}
