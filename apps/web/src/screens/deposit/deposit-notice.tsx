import { fundsText } from '@maidan/locales'
import { NoticeSlot } from '../../app/frames/notice-slot.tsx'
import { paths } from '../../lib/paths.ts'
import { VerifyLink } from '../../app/notes/verify-link.tsx'
import { ageRefusal } from '../../features/funds/age/age-refusal.ts'
import type { Notice } from '../../features/funds/notice-dialog.tsx'
import { isOwnLimit } from '../../lib/calls/is-own-limit.ts'
import { LimitsLink } from '../../features/protection/limits-link.tsx'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { shortMoney } from '../../lib/read-money.ts'
import type { NextTrouble } from './use-next.ts'

/** The "Error" modal of the deposit: a failed check, or what the server said. */
export function DepositNotice(props: { trouble: NextTrouble | null; onClose: () => void }) {
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

function useNotice(trouble: NextTrouble | null): Notice | null {
  const t = useText(fundsText)
  const language = useLanguage()
  if (trouble === null) return null
  if ('error' in trouble) {
    const age = ageRefusal(trouble.error)
    const text = failureText(trouble.error, { language, fallback: age?.text ?? t('broke') })
    if (isOwnLimit(trouble.error)) return { text, action: <LimitsLink /> }
    return age?.leadsTo === 'profile' ? { text, to: paths.profile } : { text }
  }
  if ('range' in trouble) {
    const { minMinor, maxMinor, currency } = trouble.range
    const [min, max] = [shortMoney(minMinor, currency), shortMoney(maxMinor, currency)]
    return { text: t('outOfRange', { method: trouble.methodName, min, max }) }
  }
  const text = t(trouble.problem)
  return trouble.problem === 'verifyPhone' ? { text, action: <VerifyLink /> } : { text }
}
