import { join, resolve } from 'node:path'
import { writePictures } from './write-pictures.ts'

const given = process.argv[2]
const outDir =
  given === undefined ? join(import.meta.dirname, '../../../.build/storage') : resolve(given)

const written = await writePictures(outDir)
console.log(`${written.length} pictures in ${outDir}`)
