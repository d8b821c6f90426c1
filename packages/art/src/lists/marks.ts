import { WALLET_TILES } from '../objects/wallet-tile.ts'
import { android, phoneFrame } from '../small/app.ts'
import { CATEGORIES, categoryIcon } from '../small/categories.ts'
import { agent, checkout, merchant, personal, trc20 } from '../small/channels.ts'
import { methodTile } from '../small/methods.ts'
import { eighteenPlus, limits, playSafe } from '../small/responsible.ts'
import { seal } from '../small/seal.ts'
import type { PictureFile } from './picture-file.ts'

export const TRUST = [
  { path: 'responsible/18plus.svg', width: 120, height: 120, draw: eighteenPlus },
  { path: 'responsible/play-safe.svg', width: 120, height: 120, draw: playSafe },
  { path: 'responsible/limits.svg', width: 120, height: 120, draw: limits },
  { path: 'licence/seal.svg', width: 120, height: 120, draw: seal },
] as const satisfies readonly PictureFile[]

export const APP = [
  { path: 'app/android.svg', width: 96, height: 96, draw: android },
  { path: 'app/phone-frame.svg', width: 240, height: 420, draw: phoneFrame },
] as const satisfies readonly PictureFile[]

export const METHODS: readonly PictureFile[] = WALLET_TILES.map((tile) => ({
  path: `methods/${tile.key}.svg`,
  width: 120,
  height: 72,
  draw: () => methodTile(tile),
}))

export const CHANNELS = [
  { path: 'channels/agent.svg', width: 64, height: 64, draw: agent },
  { path: 'channels/checkout.svg', width: 64, height: 64, draw: checkout },
  { path: 'channels/merchant.svg', width: 64, height: 64, draw: merchant },
  { path: 'channels/personal.svg', width: 64, height: 64, draw: personal },
  { path: 'channels/trc20.svg', width: 64, height: 64, draw: trc20 },
] as const satisfies readonly PictureFile[]

export const CATEGORY_ICONS: readonly PictureFile[] = CATEGORIES.map((category) => ({
  path: `categories/${category.key}.svg`,
  width: 64,
  height: 64,
  draw: () => categoryIcon(category),
}))
