import type { en } from './en.ts'

export type DuelKey = keyof typeof en
