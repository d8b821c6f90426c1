import { createElement } from 'react'
import { isMobile, useIsMobile } from '../media.ts'
import type { lazyScreen } from './lazy-screen.ts'

type Screen = ReturnType<typeof lazyScreen>

/** One address with a screen for each width; only the one that is shown is fetched. */
export function byWidth(screens: { mobile: Screen; wide: Screen }): Screen {
  const Shown = () => createElement(useIsMobile() ? screens.mobile : screens.wide)
  const shown = () => (isMobile() ? screens.mobile : screens.wide)
  return Object.assign(Shown, {
    preload: () => shown().preload(),
    isThere: () => shown().isThere(),
  })
}
