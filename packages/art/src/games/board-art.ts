import type { Wording, Wordings } from '../scene/wording.ts'

/** The pictures of a game without reels: its card for the lobby (300 × 400) and its wide card. */
export type BoardArt = {
  /** The studio's code of the game. */
  code: string
  /** The game's name on its cards. */
  words: Wordings
  card: (wording: Wording) => string
  /** 640 × 400. */
  wide: (wording: Wording) => string
}
