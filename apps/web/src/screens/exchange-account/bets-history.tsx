import { exchangeAccountText } from '@maidan/locales'
import { Button, Card, EmptyState, SelectField } from '@maidan/ui'
import { useState } from 'react'
import { useText } from '../../lib/text/language.ts'
import { AccountPage } from './account-page.tsx'
import { AnswerState } from './answer-state.tsx'
import { ClearedLine } from './cleared-line.tsx'
import { useClearedBets } from '../../features/exchange-bets/account-queries.ts'
import type { ClearedFilter } from '../../features/exchange-bets/account-queries.ts'
import { SportSelect } from './sport-select.tsx'

const results = ['won', 'lost', 'void', 'unmatched'] as const

/** What is settled, void, lapsed or cancelled, in pages. */
export function BetsHistory() {
  const t = useText(exchangeAccountText)
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<ClearedFilter>({})
  const bets = useClearedBets(page, filter)
  const choose = (changed: ClearedFilter) => {
    setPage(1)
    setFilter({ ...filter, ...changed })
  }
  return (
    <AccountPage timed title="history">
      <div className="grid grid-cols-2 gap-3">
        <SportSelect onChange={(sport) => choose({ sport })} sport={filter.sport} />
        <SelectField
          label={t('result')}
          onChange={({ target }) =>
            choose({ result: results.find((result) => result === target.value) })
          }
          options={[
            { value: '', label: t('all') },
            ...results.map((value) => ({ value, label: t(value) })),
          ]}
          value={filter.result ?? ''}
        />
      </div>
      <AnswerState query={bets} rowClass="h-20">
        {(answer) =>
          answer.bets.length === 0 ? (
            <EmptyState hint={t('noHistory')} />
          ) : (
            <>
              <Card className="divide-y divide-field-800 overflow-hidden" padded={false}>
                {answer.bets.map((bet) => (
                  <ClearedLine bet={bet} key={bet.bet_id} />
                ))}
              </Card>
              <Pager last={answer.last_page} onPage={setPage} page={page} />
            </>
          )
        }
      </AnswerState>
    </AccountPage>
  )
}

type PagerProps = { page: number; last: number; onPage: (page: number) => void }

function Pager({ page, last, onPage }: PagerProps) {
  const t = useText(exchangeAccountText)
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
