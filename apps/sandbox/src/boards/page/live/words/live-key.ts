import type { liveEn } from './en.ts'

export type LiveKey = keyof typeof liveEn
