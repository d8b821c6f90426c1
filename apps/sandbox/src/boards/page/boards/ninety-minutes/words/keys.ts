import type { en } from './en.ts'

export type MatchKey = keyof typeof en
