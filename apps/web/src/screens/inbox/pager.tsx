import { inboxText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'

type Props = { page: number; last: number; onPage: (page: number) => void }

/** Previous and next, never beyond the last page. */
export function Pager({ page, last, onPage }: Props) {
  const t = useText(inboxText)
  if (last <= 1) return null
  return (
    <nav className="flex items-center justify-between">
      <Button disabled={page <= 1} look="secondary" onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="tabular text-sm text-quiet">{t('page', { page, last })}</span>
      <Button disabled={page >= last} look="secondary" onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
