import { homeText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useState } from 'react'
import { useLaunchGame } from '../../app/player/use-launch-game.ts'
import { routeState } from '../../app/routes/route-state.ts'
import type { OpenGame } from '../../app/routes/route-state.ts'
import { askLuckySports } from '../../features/games/ask-lucky-sports.ts'
import { openMarketBlock } from '../../features/popups/open-popup.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { paths } from '../../lib/paths.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/**
 * Opens a game anew in its frame. The way in is asked for again, for it is good once and for a minute;
 * `tries` tells the frames of one address apart.
 */
export function useReopenGame(game: OpenGame) {
  const { from, title, returnTo, isDemo = false } = game
  const { launch, launching } = useLaunchGame()
  const lucky = useReopenLuckySports(game)
  const [tries, setTries] = useState(0)
  const reopen = () => {
    if (from === undefined) return setTries(tries + 1)
    if (from === 'luckySports') return void lucky.reopen()
    const seat = { ...(title !== undefined && { title }), ...(returnTo && { returnTo }) }
    return launch({ ...seat, target: from, isDemo, inPlace: true })
  }
  return { reopen, tries, busy: launching !== undefined || lucky.busy }
}

function useReopenLuckySports(game: OpenGame) {
  const t = useText(homeText)
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const reopen = async () => {
    if (busy) return
    setBusy(true)
    try {
      const url = await askLuckySports()
      if (url === null) return openMarketBlock()
      navigate({ to: paths.gamerun, replace: true, state: routeState('gamerun', { ...game, url }) })
    } catch (error) {
      showToast(failureText(error, { language, fallback: t('launchFailed') }), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return { reopen, busy }
}
