import { join } from 'node:path'
import { BUILD_DIR } from '../root.ts'

/** Where a house that a live test opened notes the file of that test, a line each. */
export const HOUSE_NOTES = join(BUILD_DIR, 'reports', 'houses.txt')
