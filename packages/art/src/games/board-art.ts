/** The pictures of a game without reels: its card for the lobby (300 × 400) and its wide card. */
export type BoardArt = {
  /** The studio's code of the game. */
  code: string
  card: () => string
  /** 640 × 400. */
  wide: () => string
}
