/** The colours of one game: its frame, reels, title and controls. */
export type Theme = {
  /** The spin button and everything that calls. */
  accent: string
  accentDeep: string
  /** Light behind winning symbols and around the frame. */
  glow: string
  /** The frame's metal, from its lit edge to its shade. */
  metal: readonly [light: string, middle: string, dark: string]
  /** Inside of the reels, from the edges to the middle. */
  reel: readonly [edge: string, middle: string]
  /** The sky of the free spins, laid over the background. */
  freeTint: string
  title: readonly [top: string, bottom: string, edge: string]
  /** Panels of the controls. */
  panel: string
}

/** Colours of the pay lines, apart enough to be told from each other. */
export const LINE_COLOURS = [
  '#ffd23f',
  '#5ce1e6',
  '#ff7ac6',
  '#8dff6a',
  '#ffa552',
  '#b79cff',
  '#ff6b6b',
  '#6bb8ff',
] as const
