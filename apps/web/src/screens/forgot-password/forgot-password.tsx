import { forgotText } from '@maidan/locales'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { GatePage } from '../../app/frames/gate-page.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { ResetStep } from './reset-step.tsx'
import { SendStep } from './send-step.tsx'
import type { Sent } from './sent.ts'

export function ForgotPassword() {
  const t = useText(forgotText)
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <GatePage lead={t('lead')} title={t('title')}>
      {sent === null ? (
        <SendStep onSent={setSent} />
      ) : (
        <ResetStep onAgain={() => setSent(null)} sent={sent} />
      )}
      <Link
        className="flex min-h-11 items-center justify-center text-sm font-semibold text-floodlight"
        to={paths.login}
      >
        {t('backToLogin')}
      </Link>
    </GatePage>
  )
}
