/** Whether a share that a call answers, as `"10"` of a hundred, is the whole. */
export function isFull(percent: string): boolean {
  return percent === FULL_PERCENT
}

export const FULL_PERCENT = '100'
