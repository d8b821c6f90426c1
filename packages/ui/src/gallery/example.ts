import type { ReactNode } from 'react'
import type { GalleryText } from './gallery-text.ts'

/** What an example says, in the language that the gallery shows. */
export type Say = (key: keyof GalleryText) => string

/** One state of a primitive: its name, and the primitive in it. */
export type State = { name: string; shown: ReactNode }

/** The states of one primitive. A component of its own where a state has to be kept. */
export type Example = (say: Say) => readonly State[]
