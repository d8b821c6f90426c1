import { KANTHA_CHOSEN_MAX, KANTHA_PATCHES } from '@maidan/casino'

/** As many as a pick takes where nothing was chosen before. */
const USUAL = 5

/** The chosen patches with one more or one less, smallest first; no more than there may be. */
export function togglePatch(chosen: readonly number[], patch: number): readonly number[] {
  if (chosen.includes(patch)) return chosen.filter((one) => one !== patch)
  if (chosen.length >= KANTHA_CHOSEN_MAX) return chosen
  return [...chosen, patch].toSorted((a, b) => a - b)
}

/** As many patches as were chosen, picked by chance. Nothing of the round depends on it. */
export function quickPick(count: number, random: () => number): readonly number[] {
  const left = Array.from({ length: KANTHA_PATCHES }, (_, index) => index + 1)
  const picked = Array.from({ length: count > 0 ? count : USUAL }, () => {
    const [patch = 1] = left.splice(Math.floor(random() * left.length), 1)
    return patch
  })
  return picked.toSorted((a, b) => a - b)
}
