/** What the wins of a view are multiplied by; after the end of the list, its last. */
export function cascadeMultiplier(multipliers: readonly number[], cascade: number): number {
  return multipliers[cascade] ?? multipliers.at(-1) ?? 1
}
