/**
 * The archers, all of them invented: how far their hand may wander as they aim and as they let go,
 * and how far a step of wind carries their arrow, both in millimetres on the face.
 */
export const ARCHERS = {
  shimul: { wanderMm: 64, driftMm: 9 },
  palash: { wanderMm: 70, driftMm: 3 },
  bakul: { wanderMm: 65, driftMm: 7 },
  tamal: { wanderMm: 71, driftMm: 4 },
  hijal: { wanderMm: 62, driftMm: 12 },
  jarul: { wanderMm: 73, driftMm: 2 },
  kadam: { wanderMm: 68, driftMm: 6 },
  champa: { wanderMm: 66, driftMm: 5 },
  shirish: { wanderMm: 72, driftMm: 8 },
  jhau: { wanderMm: 69, driftMm: 10 },
  debdaru: { wanderMm: 67, driftMm: 4 },
  chhatim: { wanderMm: 75, driftMm: 6 },
} as const

export type ArcherKey = keyof typeof ARCHERS
