import { downloadStatement, type StatementFormat } from '@maidan/contract/facts'
import type { Language } from '@maidan/locales'
import { saveFile, siteDate } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../lib/calls/api.ts'

const MONTHS_OFFERED = 12

/** The months whose statements are offered, the present one first: `2026-11`. */
export function statementMonths(nowMs: number): string[] {
  const [year, month] = siteDate(nowMs).split('/').map(Number)
  return Array.from({ length: MONTHS_OFFERED }, (_, back) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - back)).toISOString().slice(0, 7),
  )
}

/** "November 2026" in words of a locale, with the figures that the site uses. */
export function monthName(month: string, tag: string): string {
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const
  return new Intl.DateTimeFormat(tag, form).format(new Date(`${month}-01T00:00:00Z`))
}

type Wanted = { month: string; format: StatementFormat; language: Language }

/** Fetches a statement and saves it; gives the name of the file. */
export function useDownloadStatement() {
  return useMutation({
    mutationFn: async ({ month, format, language }: Wanted) => {
      const file = await fetchFile(downloadStatement, {
        params: { month },
        query: { format, language },
      })
      const name = `statement-${month}.${format}`
      saveFile(file, name)
      return name
    },
  })
}
