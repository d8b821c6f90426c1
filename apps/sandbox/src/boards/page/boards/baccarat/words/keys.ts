import type { en } from './en.ts'

export type BaccaratKey = keyof typeof en
