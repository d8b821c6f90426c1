import type { en } from './en.ts'

export type TieBreakKey = keyof typeof en
