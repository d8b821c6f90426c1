import type { FishKind } from '@maidan/casino'
import { katla, puti, rui } from './carps.ts'
import { boal, tengra } from './catfish.ts'
import { chital } from './chital.ts'
import { goldenIlish, ilish } from './ilish.ts'
import { koi } from './koi.ts'
import type { Shape } from './shape.ts'

/** How every fish is drawn. */
export const SHAPES: Readonly<Record<FishKind, Shape>> = {
  puti,
  tengra,
  koi,
  rui,
  katla,
  boal,
  chital,
  ilish,
  'golden-ilish': goldenIlish,
}
