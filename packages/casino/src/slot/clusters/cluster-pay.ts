import type { ClusterPays, SlotClusters } from '../slot-game.ts'

/** What a group of `size` places pays, in units; 0 below the least that pays. */
export function clusterPay(
  { least, steps }: SlotClusters,
  pays: ClusterPays,
  size: number,
): number {
  if (size < least) return 0
  const reached = steps.filter((step) => step <= size).length
  return pays[reached] ?? 0
}

/** The sizes from which a group pays, and pays more, smallest first. */
export function clusterSizes({ least, steps }: SlotClusters): readonly number[] {
  return [least, ...steps]
}
