import type { en } from './en.ts'

export type GroveWord = keyof typeof en

export type GroveWords = Readonly<Record<GroveWord, string>>
