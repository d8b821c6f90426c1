import { bonusTerms, HOME_CURRENCY } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { decimalAmount, moneyText } from '@maidan/money'
import { useText } from '@maidan/ui'
import type { Draft } from '../../features/promotions/draft.ts'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { readHundredths, readWhole } from './read-typed.ts'

const depositMinor = 100_000n

/** What the terms, as they are written now, make of a deposit. */
export function Example({ draft }: { draft: Draft }) {
  const t = useText(promotionDeskText)
  return (
    <Panel title={t('example', { amount: moneyText(depositMinor, HOME_CURRENCY) })}>
      <Outcome draft={draft} />
    </Panel>
  )
}

function Outcome({ draft }: { draft: Draft }) {
  const t = useText(promotionDeskText)
  const [percent, most, least] = [draft.percent, draft.bonus_max, draft.deposit_min].map(
    readHundredths,
  )
  const times = readWhole(draft.turnover, 1)
  if (percent === undefined || most === undefined || least === undefined || times === undefined)
    return <p className="py-1 text-sm text-amber">{t('exampleUnread')}</p>
  if (depositMinor < least) return <p className="py-1 text-sm text-amber">{t('exampleBelow')}</p>
  const terms = {
    percentHundredths: Number(percent),
    bonusMaxMinor: most,
    turnoverMultiple: times,
  }
  const { bonusMinor, requiredMinor } = bonusTerms(terms, depositMinor)
  return (
    <Facts>
      <Fact name={t('exampleBonus')}>
        <Money amount={decimalAmount(bonusMinor, HOME_CURRENCY)} currency={HOME_CURRENCY} />
      </Fact>
      <Fact name={t('exampleTurnover')}>
        <Money amount={decimalAmount(requiredMinor, HOME_CURRENCY)} currency={HOME_CURRENCY} />
      </Fact>
    </Facts>
  )
}
