export { CUP_ENTRIES_MAX, CUP_FEE_BPS, fiveCup } from './five-cup.ts'
export type { CupTeam } from './five-cup.ts'
