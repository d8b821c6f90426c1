import type { Delivery } from '../delivery/delivery.ts'

const SIGNS = { wide: 'wd', no_ball: 'nb', bye: 'b', leg_bye: 'lb' } as const

/** What the scorer writes for a ball: "1", "W", "4", "wd", "3nb", "1lb". */
export function markOf({ kind, total, wicket }: Delivery): string {
  if (wicket !== null) return total === 0 ? 'W' : `${total}W`
  if (kind === 'bat') return String(total)
  const isPlain = (kind === 'wide' || kind === 'no_ball') && total === 1
  return isPlain ? SIGNS[kind] : `${total}${SIGNS[kind]}`
}
