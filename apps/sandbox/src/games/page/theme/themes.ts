import { faces } from '../../faces/faces.ts'
import type { Theme } from './theme.ts'

/** The colours of a game; throws for one without a face. */
export function themeOf(code: string): Theme {
  const face = faces.find((one) => one.code === code)
  if (!face) throw new Error(`the game ${code} has no face`)
  return face.theme
}

/** Hands a theme's colours to the stylesheets. */
export function wearTheme(theme: Theme): void {
  const { style } = document.documentElement
  style.setProperty('--accent', theme.accent)
  style.setProperty('--accent-deep', theme.accentDeep)
  style.setProperty('--glow', theme.glow)
  style.setProperty('--metal-light', theme.metal[0])
  style.setProperty('--metal', theme.metal[1])
  style.setProperty('--metal-dark', theme.metal[2])
  style.setProperty('--panel', theme.panel)
}
