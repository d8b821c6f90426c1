import { pagesText } from '@maidan/locales'
import { EmptyState, buttonClass } from '@maidan/ui'
import { useEffect, useRef } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useLocation } from '../../lib/router/use-location.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { writeStored } from '../../lib/session/storage.ts'
import { readCode } from './read-code.ts'

/**
 * The three addresses that carry a code into sign-up: keeps the code and goes to `/signup`, or
 * alerts that there is none and stays (NAV-38 to NAV-43, SIL-015).
 */
export function CodeCapture() {
  const t = useText(pagesText)
  const navigate = useNavigate()
  const href = useLocation().href
  const captured = readCode(href)
  const handled = useRef(false)
  useEffect(() => {
    if (handled.current) return
    handled.current = true
    if (captured.code === null) return alert(t('codeMissing', { type: captured.type }))
    writeStored({ [captured.type]: captured.code })
    return navigate({ to: paths.signup, replace: true })
  })
  if (captured.code !== null) return null
  return (
    <main className="flex min-h-[70dvh] flex-col justify-center">
      <h1 className="sr-only">{t('codeMissingTitle')}</h1>
      <EmptyState
        action={
          <div className="mt-2 flex gap-3">
            <Link className={buttonClass({ look: 'secondary' })} to={paths.home}>
              {t('goHome')}
            </Link>
            <Link className={buttonClass()} to={paths.signup}>
              {t('signUp')}
            </Link>
          </div>
        }
        hint={t('codeMissingHint')}
        title={t('codeMissingTitle')}
      />
    </main>
  )
}
