export { nineLeaves } from './nine-leaves.ts'
export type { LeavesChoice, LeavesEvent, LeavesSetup } from './nine-leaves.ts'
export {
  DEW_TIMES,
  hitChance,
  LEAF_NUMBERS,
  LEAF_PRIZES_TENTHS,
  LEAVES,
  LEAVES_MOST,
  leavesWinMinor,
  lotsIn,
  OWN_NUMBERS,
} from './leaves.ts'
export type { Lots } from './leaves.ts'
