import { createElement } from 'react'
import type { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { mayLand } from './use-landing.ts'

type Screen = ReturnType<typeof lazyScreen>

/** A screen that is not fetched ahead while the coming-soon block may stand before it. */
export function behindLanding(screen: Screen): Screen {
  const Shown = () => createElement(screen)
  return Object.assign(Shown, {
    preload: async () => {
      if (!mayLand()) await screen.preload()
    },
    isThere: () => screen.isThere(),
  })
}
