export { BAJI_TOLD_CENTI, BAJI_USUAL, atashbaji } from './atashbaji.ts'
export type { BajiEvent } from './atashbaji.ts'
export { bajiChance, bajiReturn } from './height.ts'
export {
  TARGET_MAX_CENTI as BAJI_TARGET_MAX_CENTI,
  TARGET_MIN_CENTI as BAJI_TARGET_MIN_CENTI,
} from './target.ts'
export type { BajiSetup } from './target.ts'
