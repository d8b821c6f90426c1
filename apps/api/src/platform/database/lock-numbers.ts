/** Every number that the house locks in its database: one for each thing that goes one by one. */
export const lockNumbers = {
  migration: 7_241_001,
  audit: 7_241_003,
  seed: 7_241_004,
  auditCheck: 7_241_005,
} as const
