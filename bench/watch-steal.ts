import { readFileSync } from 'node:fs'

const STAT = '/proc/stat'
/** The column of the time that the host gave to others, after the word `cpu`. */
const STEAL_COLUMN = 7

/**
 * Watches how much of the processors the host of a virtual machine gives to others: a figure taken
 * meanwhile is that much worse. The answer tells the percentage since the start, in words; nothing
 * where the system does not say.
 */
export function watchSteal(): () => string {
  const before = readTimes()
  return () => {
    const after = readTimes()
    if (before === null || after === null) return ''
    const percent = (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all)
    return `; the host took ${percent.toFixed(0)} % of the processors`
  }
}

function readTimes(): { stolen: number; all: number } | null {
  try {
    const [line = ''] = readFileSync(STAT, 'utf8').split('\n')
    const times = line.trim().split(/\s+/).slice(1).map(Number)
    return { stolen: times[STEAL_COLUMN] ?? 0, all: times.reduce((sum, time) => sum + time, 0) }
  } catch {
    return null
  }
}
