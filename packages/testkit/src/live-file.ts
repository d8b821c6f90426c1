import { expect } from 'vitest'
import { nameTestFile } from './note-house.ts'

nameTestFile(expect.getState().testPath)
