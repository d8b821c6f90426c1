/** A part from 0 to 1 that begins and ends slowly; what lies outside is cut off. */
export function smooth(part: number): number {
  const within = Math.max(0, Math.min(1, part))
  return within * within * (3 - 2 * within)
}
