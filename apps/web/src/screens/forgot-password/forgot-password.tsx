import { forgotText } from '@maidan/locales'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { GatePage } from '../../app/frames/gate-page.tsx'
import { paths } from '../../app/paths.ts'
import { useText } from '../../lib/text/language.ts'
import type { Way } from './forgot-checks.ts'
import { ResetStep } from './reset-step.tsx'
import { SendStep } from './send-step.tsx'

/** Where a code went, once one was sent. */
export type Sent = { username: string; way: Way }

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
