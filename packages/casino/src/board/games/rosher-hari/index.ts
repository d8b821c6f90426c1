export {
  HARI_FOOTHOLDS,
  HARI_LEVELS,
  hariChance,
  HARI_MOST_CENTI,
  HARI_ROWS_MAX,
  hariMultipleCenti,
  hariReturn,
  hariRows,
} from './levels.ts'
export type { HariLevel } from './levels.ts'
export type { HoldingRows } from './draw-tree.ts'
export { HARI_USUAL, hariWinMinor, rosherHari } from './rosher-hari.ts'
export type { HariChoice, HariEvent, HariSetup } from './rosher-hari.ts'
