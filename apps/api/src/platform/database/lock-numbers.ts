/** Every number that the house locks in its database: one for each thing that goes one by one. */
export const lockNumbers = {
  migration: 7_241_001,
  audit: 7_241_003,
  seed: 7_241_004,
  auditCheck: 7_241_005,
  partnerToken: 7_241_006,
  deviceMessages: 7_241_007,
  usdtChain: 7_241_008,
  bookProof: 7_241_009,
  abuseLook: 7_241_011,
  usdtSweep: 7_241_012,
  marketStop: 7_241_013,
  providerDay: 7_241_014,
  frontPage: 7_241_015,
} as const
