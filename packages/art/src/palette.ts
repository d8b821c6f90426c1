/** The colours of the pictures. The first block is the product's own palette, the rest are moods. */
export const FIELD = { 950: '#07130E', 900: '#0C1E16', 800: '#13301F', 700: '#1D4430' } as const

export const LIGHT = '#FFB703'
export const CHALK = '#F2F7F4'
export const QUIET = '#A9BDB2'
export const INK = '#030A07'

/** Vertical metal ramps for lettering and rings, light to dark. */
export const METAL = {
  gold: ['#FFF8D6', '#FFE08A', '#FFB703', '#C97800'],
  silver: ['#FFFFFF', '#E4F4FF', '#A9CFE6', '#5F8DAF'],
  ember: ['#FFF1C9', '#FFC15A', '#FF7A1A', '#C23A05'],
  honey: ['#FFF6C2', '#FFD24A', '#F59A0B', '#A85704'],
  chalk: ['#FFFFFF', '#FFFFFF', '#E9F1EC', '#B9CCC1'],
  grass: ['#EFFFF5', '#9DF5C2', '#2BD576', '#0E8A47'],
} as const

/** `colour` (#RRGGBB) with an opacity from 0 to 1, as #RRGGBBAA. */
export function fade(colour: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255)
  return colour.slice(0, 7) + alpha.toString(16).padStart(2, '0')
}

/** `from` moved towards `to` by `share` (0 to 1), both #RRGGBB. */
export function mix(from: string, to: string, share: number): string {
  const blend = [1, 3, 5].map((at) => {
    const value = channel(from, at) + (channel(to, at) - channel(from, at)) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${blend.join('')}`
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16)
}
