export {
  LINE_MAX as MARBLE_LINE_MAX,
  LINE_MIN as MARBLE_LINE_MIN,
  MARBLE_SIDES,
  marbleChance,
  marblePaysMilli,
  marbleReturn,
} from './line.ts'
export type { MarbleSetup, MarbleSide } from './line.ts'
export { MARBLE_TOLD_PARTS, MARBLE_USUAL, marbleRoll } from './marble-roll.ts'
export type { MarbleEvent } from './marble-roll.ts'
export { MARKS as MARBLE_MARKS } from './mark.ts'
