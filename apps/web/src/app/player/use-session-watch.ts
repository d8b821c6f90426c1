import { shellText, translator } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useEffect, useRef } from 'react'
import { useRouter } from '../../lib/router/router-context.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { onSessionEnd, useSession } from '../../lib/session/session.ts'
import { spokenLanguage } from '../../lib/session/spoken.ts'
import { isGuarded, paths } from '../../lib/paths.ts'
import { askOffersAnew, forgetPlayerData } from '../query-client.ts'

/**
 * Follows the session: a player's data goes with him, and a guarded screen whose session ended
 * (here, on the server or in another tab) gives way to home (AUTH-86, AUTH-87).
 */
export function useSessionWatch(): void {
  const navigate = useNavigate()
  const { history } = useRouter()
  const token = useSession()?.token
  const lastToken = useRef(token)
  useEffect(
    () =>
      onSessionEnd(() => {
        showToast(translator(shellText, spokenLanguage())('sessionEnded'))
        navigate({ to: paths.home, replace: true })
      }),
    [navigate],
  )
  useEffect(() => {
    const before = lastToken.current
    lastToken.current = token
    if (before === token) return
    askOffersAnew()
    if (before === undefined) return
    forgetPlayerData()
    if (token === undefined && isGuarded(history.place().pathname)) {
      navigate({ to: paths.home, replace: true })
    }
  }, [token, navigate, history])
}
