import { localeOf, recordsText } from '@maidan/locales'
import { STATEMENT_FORMATS, type StatementFormat } from '@maidan/contract/facts'
import { Button, SelectField, Sheet } from '@maidan/ui'
import { useState } from 'react'
import {
  monthName,
  statementMonths,
  useDownloadStatement,
} from '../../../features/records/statements.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Chooses a month and downloads its statement, in the language of the screen. */
export function StatementSheet({ open, onOpenChange }: Props) {
  const t = useText(recordsText)
  const language = useLanguage()
  const [months] = useState(() => statementMonths(Date.now()))
  const [month = '', setMonth] = useState(months[0])
  const download = useDownloadStatement()
  const { tag } = localeOf(language)
  return (
    <Sheet
      footer={
        <div className="flex flex-col gap-3">
          {STATEMENT_FORMATS.toReversed().map((format) => (
            <Button
              busy={download.isPending && download.variables.format === format}
              disabled={download.isPending}
              key={format}
              look={looks[format]}
              onClick={() => download.mutate({ month, format, language })}
              wide
            >
              {t(words[format])}
            </Button>
          ))}
        </div>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={t('statementTitle')}
    >
      <div className="flex flex-col gap-4 pb-4">
        <p className="text-sm text-quiet">{t('statementMeans')}</p>
        <SelectField
          label={t('statementMonth')}
          onChange={(event) => {
            setMonth(event.target.value)
            download.reset()
          }}
          options={months.map((value) => ({ value, label: monthName(value, tag) }))}
          value={month}
        />
        {download.isSuccess && (
          <p className="text-sm text-grass" role="status">
            {t('statementSaved', { file: download.data })}
          </p>
        )}
        {download.isError && (
          <p className="text-sm text-clay-soft" role="alert">
            {failureText(download.error, { language, fallback: t('statementFailed') })}
          </p>
        )}
      </div>
    </Sheet>
  )
}

const looks = { pdf: 'primary', csv: 'secondary' } as const satisfies Record<
  StatementFormat,
  string
>

const words = {
  pdf: 'statementPdf',
  csv: 'statementCsv',
} as const satisfies Record<StatementFormat, string>
