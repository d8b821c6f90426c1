import type { en } from './en.ts'

export type NetWord = keyof typeof en

export type NetWords = Readonly<Record<NetWord, string>>
