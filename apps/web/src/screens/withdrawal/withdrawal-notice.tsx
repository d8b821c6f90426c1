import { fundsText } from '@maidan/locales'
import { NoticeSlot } from '../../app/notice-slot.tsx'
import { paths } from '../../app/paths.ts'
import { VerifyLink } from '../../app/verify-link.tsx'
import type { Notice } from '../../features/funds/notice-dialog.tsx'
import { withdrawalNotice } from '../../features/funds/withdrawal-notice.ts'
import { useLanguage, useText } from '../../lib/language.ts'
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
  return leadsTo === undefined ? { text } : { text, to: addresses[leadsTo] }
}
