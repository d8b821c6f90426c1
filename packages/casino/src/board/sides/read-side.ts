/** The side that a page's stake stands on, `{ on: 'dragon' }`; null when it is none of these. */
export function readSide<Side extends string>(
  sides: readonly Side[],
  value: unknown,
): { on: Side } | null {
  if (typeof value !== 'object' || value === null || !('on' in value)) return null
  const on = sides.find((side) => side === value.on)
  return on === undefined ? null : { on }
}
