import { pagesText } from '@maidan/locales'
import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../../features/session/log-out.ts'
import { useText } from '../../lib/text/language.ts'

/** The address that the wide Log out button loads: logs out and goes home (NAV-34, SIL-008). */
export function PlayerLogout() {
  const t = useText(pagesText)
  const navigate = useNavigate()
  useEffect(() => {
    void logOut().then(() => navigate({ to: paths.home, replace: true }))
  }, [navigate])
  return (
    <main className="flex min-h-[70dvh] items-center justify-center gap-3 text-quiet" role="status">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      {t('loggingOut')}
    </main>
  )
}
