import { siteDate } from '@maidan/ui'

export type DayGroup<T> = { day: string; records: T[] }

/** Records by their day of GMT+6, in the order in which they come. */
export function groupByDay<T extends { created_at: string }>(records: readonly T[]): DayGroup<T>[] {
  const groups: DayGroup<T>[] = []
  for (const record of records) {
    const day = siteDate(record.created_at)
    const group = groups.find((known) => known.day === day)
    if (group) group.records.push(record)
    else groups.push({ day, records: [record] })
  }
  return groups
}
