import type { Language } from '../page/words/voice.ts'

/** Colours of a board's frame: what calls, its deep shade, light, panels, and the page behind. */
export type BoardTheme = {
  accent: string
  accentDeep: string
  glow: string
  panel: string
  backdrop: string
}

/** How a game that has no reels looks and what it is called besides its English title. */
export type BoardFace = {
  /** The studio's code of the game. */
  code: string
  titles: Readonly<Record<Exclude<Language, 'en'>, string>>
  theme: BoardTheme
}
