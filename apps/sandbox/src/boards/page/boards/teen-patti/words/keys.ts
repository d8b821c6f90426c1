import type { en } from './en.ts'

export type TeenPattiKey = keyof typeof en
