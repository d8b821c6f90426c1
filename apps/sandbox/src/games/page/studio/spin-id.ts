import { randomName } from './random-name.ts'

/** A name for one press of the spin button, so that asking twice plays once. */
export function newSpinId(): string {
  return randomName('s')
}
