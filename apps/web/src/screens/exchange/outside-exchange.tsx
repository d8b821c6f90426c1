import { oddsText } from '@maidan/locales'
import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { routeState } from '../../app/routes/route-state.ts'
import { logInToSports } from '../../features/games/log-in-to-sports.ts'
import { useText } from '../../lib/text/language.ts'
import { readSession } from '../../lib/session/session.ts'
import { withToken } from '../../lib/calls/with-token.ts'

/** Logs the player in at the outside exchange, then opens it in the game frame (GAME-22, GAME-23). */
export function OutsideExchange({ url, token }: { url: string; token: string }) {
  const t = useText(oddsText)
  const navigate = useNavigate()
  const title = t('exchange')
  useEffect(() => {
    let left = false
    const open = async () => {
      await logIn()
      if (left) return
      const state = routeState('gamerun', { url: withToken(url, 'token', token), title })
      navigate({ to: paths.gamerun, replace: true, state })
    }
    void open()
    return () => {
      left = true
    }
  }, [navigate, title, token, url])
  return (
    <main
      className="flex min-h-[70dvh] items-center justify-center gap-2 p-4 text-quiet"
      role="status"
    >
      <LoaderCircle aria-hidden className="size-5 animate-spin text-floodlight" />
      {t('opening')}
    </main>
  )
}

/**
 * The exchange knows the stored token by itself, so that a failed log-in does not close the way; nor
 * does a block of the games, which is not one of the exchange (SIL-065).
 */
async function logIn(): Promise<void> {
  try {
    await logInToSports(readSession()?.remoteId ?? '')
  } catch (error) {
    console.error(error)
  }
}
