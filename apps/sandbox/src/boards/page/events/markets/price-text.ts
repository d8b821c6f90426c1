const WHOLE_FROM_CENTI = 2_000

/** A price as people read it: 1.87, 6.40, 34, 250. */
export function priceText(priceCenti: number): string {
  const isWhole = priceCenti >= WHOLE_FROM_CENTI && priceCenti % 100 === 0
  return isWhole ? String(priceCenti / 100) : (priceCenti / 100).toFixed(2)
}
