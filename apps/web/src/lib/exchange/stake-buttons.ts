import { typedMinor } from '../read-money.ts'

/** The stakes that a new player is offered, in taka. */
export const STAKE_BUTTONS: readonly string[] = [
  '100',
  '500',
  '1000',
  '2000',
  '5000',
  '10000',
  '25000',
  '50000',
]

/** Keeps what was typed for each button; a button without a correct amount keeps its last one. */
export function readStakeButtons(
  typed: readonly string[],
  last: readonly string[] = STAKE_BUTTONS,
): readonly string[] {
  return STAKE_BUTTONS.map((plain, place) => {
    const stake = typed[place] ?? ''
    return isStake(stake) ? stake : (last[place] ?? plain)
  })
}

/** Whether a text is an amount above zero that a button can hold. */
export function isStake(text: string): boolean {
  return typedMinor(text) !== null
}

/** A button's face: `500`, `1K`, `25K`, `2.5L` (a lakh is 1,00,000). */
export function stakeFace(stake: string): string {
  const taka = Number(stake)
  if (taka >= 100_000) return `${shortened(taka / 100_000)}L`
  return taka >= 1000 ? `${shortened(taka / 1000)}K` : stake
}

function shortened(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '')
}
