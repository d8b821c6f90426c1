/** Days in site time that a filter can keep (REC-06); `all` is no such choice. */
export const recordDays = ['today', 'yesterday', 'week'] as const
export type RecordDays = (typeof recordDays)[number] | 'all'

export type RecordFilter = { platform: string; type: string; days: RecordDays }

export const noFilter: RecordFilter = { platform: '', type: '', days: 'all' }

type Filtered = { platform: string; game_type: string; created_at: string }

const DAY_MS = 24 * 3600 * 1000
const SITE_AHEAD_MS = 6 * 3600 * 1000

/** Records of the chosen platform, type and days; days begin at midnight in GMT+6 (SIL-053). */
export function filterRecords<R extends Filtered>(
  records: readonly R[],
  filter: RecordFilter,
  nowMs: number,
): R[] {
  return records.filter(
    (record) =>
      (filter.platform === '' || record.platform === filter.platform) &&
      (filter.type === '' || record.game_type === filter.type) &&
      withinDays(Date.parse(record.created_at), filter.days, nowMs),
  )
}

/** Whether an instant falls into the chosen days of site time. */
export function withinDays(atMs: number, days: RecordDays, nowMs: number): boolean {
  const ago = siteDay(nowMs) - siteDay(atMs)
  switch (days) {
    case 'all':
      return true
    case 'today':
      return ago === 0
    case 'yesterday':
      return ago === 1
    case 'week':
      return ago >= 0 && ago < 7
  }
}

function siteDay(atMs: number): number {
  return Math.floor((atMs + SITE_AHEAD_MS) / DAY_MS)
}
