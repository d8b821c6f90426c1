import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { onSessionEnd, useSession } from '../../lib/session/session.ts'
import { isGuarded, paths } from '../../lib/paths.ts'
import { forgetPlayerData } from '../query-client.ts'

/**
 * Follows the session: a player's data goes with him, and a guarded screen whose session ended
 * (here, on the server or in another tab) gives way to home (AUTH-86, AUTH-87).
 */
export function useSessionWatch(): void {
  const navigate = useNavigate()
  const { history } = useRouter()
  const token = useSession()?.token
  const lastToken = useRef(token)
  useEffect(() => onSessionEnd(() => void navigate({ to: paths.home, replace: true })), [navigate])
  useEffect(() => {
    const before = lastToken.current
    lastToken.current = token
    if (before === token || before === undefined) return
    forgetPlayerData()
    // The router's own location: the browser's is behind when a screen has just led elsewhere.
    if (token === undefined && isGuarded(history.location.pathname)) {
      void navigate({ to: paths.home, replace: true })
    }
  }, [token, navigate, history])
}
