import { exchangeAccountText } from '@maidan/locales'
import { EmptyState, buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { BetGroups } from '../../features/exchange-bets/open-bets/bet-groups.tsx'
import { CashOutCards } from '../../features/exchange-bets/cash-out/cash-out-cards.tsx'
import { useOpenBets } from '../../features/exchange-bets/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { AccountPage } from './account-page.tsx'
import { AnswerState } from './answer-state.tsx'

/** Every bet that is not settled yet, of all events. */
export function MyBets() {
  const t = useText(exchangeAccountText)
  const bets = useOpenBets()
  return (
    <AccountPage timed title="bets">
      <AnswerState query={bets} rowClass="h-36">
        {(answer) =>
          answer.length === 0 ? (
            <EmptyState
              action={
                <Link className={buttonClass({ look: 'secondary' })} to={paths.exchange}>
                  {t('toExchange')}
                </Link>
              }
              hint={t('noBets')}
            />
          ) : (
            <>
              <h2 className="sr-only">{t('bets')}</h2>
              <CashOutCards withEvent />
              <BetGroups bets={answer} withEvent />
            </>
          )
        }
      </AnswerState>
    </AccountPage>
  )
}
