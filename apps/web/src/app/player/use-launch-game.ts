import { isApiFailure } from '@maidan/client'
import { homeText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import type { LaunchTarget } from '../../features/games/launch-code.ts'
import { launchGame } from '../../features/games/launch-game.ts'
import { openMarketBlock } from '../../features/popups/open-popup.ts'
import { isOwnLimit } from '../../lib/calls/is-own-limit.ts'
import { useBlocked } from '../../features/session/market-block.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { readSession } from '../../lib/session/session.ts'
import { paths } from '../../lib/paths.ts'
import { routeState } from '../routes/route-state.ts'
import type { GamesSearch } from '../routes/route-state.ts'

export type Launch = {
  target: LaunchTarget
  title?: string
  returnTo?: GamesSearch
  /** To try it in play money. */
  isDemo?: boolean
  /** In the frame that is open, which then leads back to where it led before. */
  inPlace?: boolean
}

/**
 * Opens a game: a guest goes to `/login`; a blocked section shows its popup; else the server is
 * asked and its address opens in the game frame. Refusals are said in a toast.
 */
export function useLaunchGame() {
  const t = useText(homeText)
  const language = useLanguage()
  const navigate = useNavigate()
  const blocked = useBlocked()
  const [launching, setLaunching] = useState<string>()
  const run = async (game: Launch, remoteId: string) => {
    const { target, title, returnTo, isDemo = false, inPlace = false } = game
    setLaunching(target.gameCode)
    try {
      const { url, greets } = await launchGame(target, remoteId, isDemo)
      const state = {
        url,
        greets,
        from: target,
        ...(isDemo && { isDemo }),
        ...(title !== undefined && { title }),
        ...(returnTo && { returnTo }),
      }
      navigate({ to: paths.gamerun, replace: inPlace, state: routeState('gamerun', state) })
    } catch (error) {
      if (isApiFailure(error) && error.code === 'SECTION_BLOCKED') openMarketBlock()
      else showToast(failureText(error, { language, fallback: t('launchFailed') }), 'bad')
      if (isOwnLimit(error)) navigate({ to: paths.protection })
    } finally {
      setLaunching(undefined)
    }
  }
  const launch = (game: Launch) => {
    if (launching !== undefined) return undefined
    const session = readSession()
    if (session === null) return navigate({ to: paths.login })
    if (!session.remoteId) return showToast(t('notLoggedIn'), 'bad')
    if (blocked('games')) return openMarketBlock()
    return void run(game, session.remoteId)
  }
  return { launch, launching }
}
