import type { en } from './en.ts'

export type ArcheryKey = keyof typeof en
