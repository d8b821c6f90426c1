import { favicon, loaderLogo, logo, mobileLogo } from '../brand/logo.ts'
import { splashDefault, splashMaidan } from '../brand/splash.ts'
import type { PictureFile } from './picture-file.ts'

export const BRAND = [
  { path: 'brand/logo.svg', width: 160, height: 40, draw: logo },
  { path: 'brand/mobile-logo.svg', width: 120, height: 32, draw: mobileLogo },
  { path: 'brand/loader-logo.svg', width: 96, height: 96, draw: loaderLogo },
  { path: 'brand/favicon.svg', width: 64, height: 64, draw: favicon },
  { path: 'brand/splash-maidan.svg', width: 320, height: 320, draw: splashMaidan },
  { path: 'brand/splash-default.svg', width: 320, height: 320, draw: splashDefault },
] as const satisfies readonly PictureFile[]

/** A launcher icon: `size` in pixels, `safe` the share of it that the mark may fill. */
export type LauncherIcon = {
  readonly path: `${string}.png`
  readonly size: number
  readonly safe: number
}

export const LAUNCHER_ICONS = [
  { path: 'brand/icon-192.png', size: 192, safe: 0.94 },
  { path: 'brand/icon-512.png', size: 512, safe: 0.94 },
  { path: 'brand/icon-maskable-512.png', size: 512, safe: 0.66 },
  { path: 'brand/apple-touch-180.png', size: 180, safe: 0.9 },
] as const satisfies readonly LauncherIcon[]
