import { oddsText } from '@maidan/locales'
import { useNavigate } from '@tanstack/react-router'
import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '../../app/paths.ts'
import { routeState } from '../../app/route-state.ts'
import { logInToSports } from '../../features/games/log-in-to-sports.ts'
import { openMarketBlock } from '../../features/popups/open-popup.ts'
import { isApiFailure } from '../../lib/api-failure.ts'
import { useText } from '../../lib/language.ts'
import { readSession } from '../../lib/session.ts'
import { withToken } from '../../lib/with-token.ts'

/** Logs the player in at the outside exchange, then opens it in the game frame (GAME-22, GAME-23). */
export function OutsideExchange({ url, token }: { url: string; token: string }) {
  const t = useText(oddsText)
  const navigate = useNavigate()
  const title = t('exchange')
  useEffect(() => {
    let left = false
    const open = async () => {
      const open = await logIn()
      if (left) return
      if (!open) return void navigate({ to: paths.home, replace: true })
      const state = routeState('gamerun', { url: withToken(url, 'token', token), title })
      void navigate({ to: paths.gamerun, replace: true, state })
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

/** The exchange knows the stored token by itself, so that a failed log-in does not close the way. */
async function logIn(): Promise<boolean> {
  try {
    await logInToSports(readSession()?.remoteId ?? '')
    return true
  } catch (error) {
    console.error(error)
    if (!isApiFailure(error) || error.code !== 'SECTION_BLOCKED') return true
    openMarketBlock()
    return false
  }
}
