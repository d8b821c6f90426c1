import type { en } from './en.ts'

export type LuckySevenKey = keyof typeof en
