/**
 * The reference that the cursor moves to. What has left the list gives its place to what moved up,
 * which was at `lastIndex`.
 */
export function nextReference(
  references: readonly string[],
  present: string | undefined,
  { step, lastIndex }: { step: 1 | -1; lastIndex: number },
): string | undefined {
  const last = references.length - 1
  const at = present === undefined ? -1 : references.indexOf(present)
  if (at >= 0) return references[clamp(at + step, last)]
  if (present === undefined) return references[step === 1 ? 0 : last]
  return references[clamp(step === 1 ? lastIndex : lastIndex - 1, last)]
}

function clamp(index: number, last: number): number {
  return Math.max(0, Math.min(index, last))
}
