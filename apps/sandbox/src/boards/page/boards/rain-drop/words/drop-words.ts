import type { en } from './en.ts'

export type DropWord = keyof typeof en

export type DropWords = Readonly<Record<DropWord, string>>
