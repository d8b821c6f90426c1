/** Every order in which the lanes can come in, with its chance: each place by strength of those left. */
export function drawOrders(
  strengths: readonly number[],
  ahead: readonly number[] = [],
): readonly { order: readonly number[]; chance: number }[] {
  const left = [...strengths.keys()].filter((lane) => !ahead.includes(lane))
  if (left.length === 0) return [{ order: ahead, chance: 1 }]
  const total = left.reduce((sum, lane) => sum + (strengths[lane] ?? 0), 0)
  return left.flatMap((lane) =>
    drawOrders(strengths, [...ahead, lane]).map(({ order, chance }) => ({
      order,
      chance: (chance * (strengths[lane] ?? 0)) / total,
    })),
  )
}
