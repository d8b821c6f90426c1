import { HEIGHT_MAX_CENTI } from './rise.ts'

/** At what height a stake leaves by itself, in hundredths; null: by hand, or when the kite lands. */
export type GhuriSpot = { autoCenti: number | null }

export const AUTO_MIN_CENTI = 101
export const AUTO_MAX_CENTI = HEIGHT_MAX_CENTI

/** The spot in what a page sent; null when it is none. */
export function readGhuriSpot(value: unknown): GhuriSpot | null {
  if (typeof value !== 'object' || value === null || !('autoCenti' in value)) return null
  const { autoCenti } = value
  if (autoCenti === null) return { autoCenti }
  return isAutoHeight(autoCenti) ? { autoCenti } : null
}

function isAutoHeight(value: unknown): value is number {
  return (
    Number.isInteger(value) && Number(value) >= AUTO_MIN_CENTI && Number(value) <= AUTO_MAX_CENTI
  )
}
