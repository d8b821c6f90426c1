import type { en } from './en.ts'

export type RouletteKey = keyof typeof en
