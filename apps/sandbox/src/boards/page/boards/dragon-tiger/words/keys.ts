import type { en } from './en.ts'

export type DragonTigerKey = keyof typeof en
