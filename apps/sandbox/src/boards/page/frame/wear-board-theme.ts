import type { BoardTheme } from '../../../games/faces/board-face.ts'

/** Hands a board's colours to the stylesheets; sheets and buttons take their metal from the accent. */
export function wearBoardTheme({ accent, accentDeep, glow, panel, backdrop }: BoardTheme): void {
  const { style } = document.documentElement
  const names = { accent, 'accent-deep': accentDeep, glow, panel, backdrop }
  for (const [name, colour] of Object.entries(names)) style.setProperty(`--${name}`, colour)
  style.setProperty('--metal', accent)
  style.setProperty('--metal-light', glow)
  style.setProperty('--metal-dark', accentDeep)
}
