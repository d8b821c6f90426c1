import type { en } from './en.ts'

export type PenaltyKey = keyof typeof en
