/** Colours of a court: the cloth of the dress, its lining, and what is behind the figure. */
export type Dress = { cloth: string; lining: string; ground: string }

export const SKIN = '#c68a5c'
export const SHADE = '#a56c42'
export const INK = '#1d1512'
export const GOLD = '#f0b93a'
export const GOLD_EDGE = '#8f5a10'
