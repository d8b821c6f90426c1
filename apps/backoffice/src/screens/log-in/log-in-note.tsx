import { failureCode } from '@maidan/client'
import { deskText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import { failureText } from '../../lib/failure-text.ts'
import { useAddress } from '../../parts/tables/use-address.ts'

/** Asking for the code is the next step; only a second time is it a refusal. */
export const codeNeeded = 'STAFF_CODE_NEEDED'

/** Why one stands at the door: a refusal, the end of a session, or a log-out. */
export function LogInNote({ error, codeTyped }: { error: unknown; codeTyped: boolean }) {
  const t = useText(deskText)
  const language = useLanguage()
  const { end } = useAddress()
  if (error !== null) {
    const asked = failureCode(error) === codeNeeded && !codeTyped
    return <Note bad={!asked}>{failureText(error, language)}</Note>
  }
  if (end === 'expired') return <Note>{t('sessionExpired')}</Note>
  if (end === 'left') return <Note>{t('loggedOut')}</Note>
  return null
}

function Note({ bad = false, children }: { bad?: boolean; children: string }) {
  const Icon = bad ? CircleAlert : Info
  return (
    <p
      className={clsx(
        'flex items-start gap-2 rounded-md border px-3 py-2 text-sm',
        bad ? 'border-clay/60 bg-clay/10 text-clay-soft' : 'border-sky/40 bg-sky/10 text-sky',
      )}
      role={bad ? 'alert' : 'status'}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
