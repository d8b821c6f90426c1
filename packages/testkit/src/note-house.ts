import { appendFileSync } from 'node:fs'

let testFile: string | undefined

/** Says which test file runs now; its houses are noted under this name. */
export function nameTestFile(file: string | undefined): void {
  testFile = file
}

/**
 * Notes that the running test file stands on a whole house, so that what its tests show is told
 * apart from what the code shows alone. Without `HOUSE_NOTES` nobody asked.
 */
export function noteHouse(): void {
  const notes = process.env['HOUSE_NOTES']
  if (notes && testFile) appendFileSync(notes, `${testFile}\n`)
}
