import { useDuration } from './use-duration.ts'

/** A duration in words; a dash where nothing was measured. */
export function Duration({ seconds }: { seconds: number | null }) {
  const words = useDuration()
  return (
    <span className="tabular whitespace-nowrap">{seconds === null ? '–' : words(seconds)}</span>
  )
}
