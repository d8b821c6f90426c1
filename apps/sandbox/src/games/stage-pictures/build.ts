import { resolve } from 'node:path'
import { writeStages } from './write-stages.ts'

const [storageDir] = process.argv.slice(2)
if (storageDir === undefined) throw new Error('say in which folder the drawn pictures are')
await writeStages(resolve(storageDir))
