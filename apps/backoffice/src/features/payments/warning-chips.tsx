import { Badge, useLanguage } from '@maidan/ui'
import type { Payment } from './payment.ts'
import { isGrave, warningChip, warningSentence } from './warning-words.ts'

/** The statement's own badge says this already. */
const saidElsewhere = 'NOT_IN_STATEMENT'

/** What to look at before deciding, as chips with words; the rest as a count. */
export function WarningChips({ warnings, max }: Pick<Payment, 'warnings'> & { max: number }) {
  const language = useLanguage()
  const told = warnings.filter(({ code }) => code !== saidElsewhere)
  const rest = told.slice(max)
  return (
    <span className="flex items-center gap-1">
      {told.slice(0, max).map((warning, index) => (
        <span
          className="flex"
          key={`${warning.code}-${index}`}
          title={warningSentence(warning, language)}
        >
          <Badge tone={isGrave(warning) ? 'bad' : 'waiting'}>
            {warningChip(warning, language)}
          </Badge>
        </span>
      ))}
      {rest.length > 0 && (
        <span
          className="flex"
          title={rest.map((warning) => warningSentence(warning, language)).join('\n')}
        >
          <Badge>+{rest.length}</Badge>
        </span>
      )}
    </span>
  )
}
