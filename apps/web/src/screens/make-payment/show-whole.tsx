import { paymentText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useShowNumber } from '../../features/funds/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

type Props = {
  /** The offered account; none for a number that an e-wallet's answer named. */
  accountId: number | undefined
  whole: boolean
  onChange: (whole: boolean) => void
}

/** Shows the masked number whole, for whoever pays from another phone; the server notes it first. */
export function ShowWhole({ accountId, whole, onChange }: Props) {
  const t = useText(paymentText)
  const language = useLanguage()
  const show = useShowNumber()
  const Icon = whole ? EyeOff : Eye
  const press = () => {
    if (whole || accountId === undefined) return onChange(!whole)
    return show.mutate(accountId, {
      onSuccess: () => onChange(true),
      onError: (error) =>
        showToast(failureText(error, { language, fallback: t('unknown') }), 'bad'),
    })
  }
  return (
    <button
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-floodlight disabled:opacity-60"
      disabled={show.isPending}
      onClick={press}
      type="button"
    >
      <Icon aria-hidden className="size-4" />
      {t(whole ? 'hideNumber' : 'showNumber')}
    </button>
  )
}
