import { openListeners } from '@maidan/client'
import type { Theme } from '@maidan/contract'
import { THEMES } from '@maidan/contract/facts'
import { useSyncExternalStore } from 'react'

const key = 'theme'

/** A browser that keeps nothing remembers for as long as the page lives. */
let shown: Theme | undefined

const changes = openListeners<[]>()

/** How the site looks in this tab. The keys of local storage are a closed list (APP-23). */
export function readTheme(): Theme {
  shown ??= readKept()
  return shown
}

export const useTheme = (): Theme => useSyncExternalStore(changes.listen, readTheme)

/** Shows the site in a theme and remembers it for this tab. */
export function showTheme(theme: Theme): void {
  shown = theme
  try {
    sessionStorage.setItem(key, theme)
  } catch (error) {
    console.error('The browser refuses to keep the theme', error)
  }
  paintTheme()
  changes.tell()
}

/** Gives the page its theme, and the bar of the browser the colour of the page. */
export function paintTheme(): void {
  const root = document.documentElement
  const theme = readTheme()
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (bar !== null) bar.content = getComputedStyle(root).backgroundColor
}

/** Paints the theme, and again whenever the device changes its own. */
export function followTheme(): void {
  paintTheme()
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', paintTheme)
}

export const isTheme = (text: string | null): text is Theme =>
  THEMES.some((theme) => theme === text)

function readKept(): Theme {
  try {
    const kept = sessionStorage.getItem(key)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return 'system'
  }
}
