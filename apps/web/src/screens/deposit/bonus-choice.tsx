import { freeKeys } from '../../features/promotions/free-keys.ts'
import { freeRoundsText, fundsText, keptBonusText, textIn } from '@maidan/locales'
import { MoneyText, SelectField } from '@maidan/ui'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { bonusOf, bonusPercent, turnoverTimes } from '../../features/funds/bonus-terms.ts'
import { PlayWeights } from '../../features/promotions/play-weights.tsx'
import { useUser } from '../../features/session/queries.ts'
import type { Promotion } from '../../features/site/queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'
import { ReachNote } from './reach-note.tsx'

const none = '0'

type Props = {
  promotions: readonly Promotion[]
  chosen: Promotion | undefined
  /** The amount typed so far, in the account's minor units. */
  accountMinor: bigint | null
  onChoose: (promotionId: number) => void
}

/** The bonus to take with the deposit, what it brings and what it asks for. */
export function BonusChoice({ promotions, chosen, accountMinor, onChoose }: Props) {
  const t = useText(fundsText)
  const language = useLanguage()
  const best = Math.max(0, ...promotions.map(bonusPercent))
  const named = promotions.map((promotion) => ({
    value: String(promotion.id),
    label: textIn(promotion, 'name', language),
  }))
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        hint={chosen === undefined && best > 0 ? t('bonusOffer', { percent: best }) : undefined}
        label={t('promotion')}
        onChange={(event) => onChoose(Number(event.target.value))}
        options={[{ value: none, label: t('noBonus') }, ...named]}
        value={chosen === undefined ? none : String(chosen.id)}
      />
      {chosen?.free && (
        <FreeTerms accountMinor={accountMinor} free={chosen.free} promotion={chosen} />
      )}
      {chosen && !chosen.free && <BonusTerms accountMinor={accountMinor} promotion={chosen} />}
    </div>
  )
}

type FreeProps = Pick<Props, 'accountMinor'> & {
  promotion: Promotion
  free: NonNullable<Promotion['free']>
}

/** Free rounds come in place of a bonus: nothing of the deposit has to be staked for them. */
function FreeTerms({ promotion, free, accountMinor }: FreeProps) {
  const t = useText(freeRoundsText)
  const funds = useText(fundsText)
  const currency = readCurrency(useUser().data?.currency)
  const game = textIn(free, 'game_name', useLanguage())
  const [times, days] = [Number(promotion.turnover), promotion.bonus_days ?? 0]
  const minMinor = readMinor(promotion.deposit_min, currency)
  return (
    <div aria-live="polite" className="rounded-card border border-field-700 bg-field-900 p-4">
      <p className="flex items-center gap-2 font-semibold text-floodlight">
        <Gift aria-hidden className="size-5" />
        {t(freeKeys(free.game).offer, { rounds: free.rounds, game })}
      </p>
      <p className="mt-1 text-sm text-quiet">
        {t(freeKeys(free.game).at, { bet: shortMoney(readMinor(free.bet, currency), currency) })} ·{' '}
        {t('days', { days: free.days })}
      </p>
      <ReachNote promotion={promotion} />
      {(accountMinor ?? 0n) < minMinor && (
        <p className="mt-1 text-sm text-amber">
          {funds('bonusFrom', { amount: shortMoney(minMinor, currency) })}
        </p>
      )}
      <p className="mt-2 text-sm text-quiet">{times > 0 ? t('kept', { times, days }) : t('own')}</p>
    </div>
  )
}

function BonusTerms(props: { promotion: Promotion; accountMinor: bigint | null }) {
  const { promotion, accountMinor } = props
  const t = useText(fundsText)
  const b = useText(keptBonusText)
  const currency = readCurrency(useUser().data?.currency)
  const bonus = bonusOf(promotion, accountMinor ?? 0n, currency)
  const maxMinor = readMinor(promotion.bonus_max, currency)
  return (
    <div aria-live="polite" className="rounded-card border border-field-700 bg-field-900 p-4">
      <p className="flex items-center gap-2 font-semibold text-floodlight">
        <Gift aria-hidden className="size-5" />
        {t('bonusPercent', { percent: bonusPercent(promotion) })}
      </p>
      <p className="mt-1 text-sm text-quiet">
        {maxMinor > 0n && `${t('bonusMax', { amount: shortMoney(maxMinor, currency) })} · `}
        {t('bonusTimes', { times: Number(turnoverTimes(promotion)) })}
      </p>
      <ReachNote promotion={promotion} />
      {bonus.kind === 'too_small' && (
        <p className="mt-1 text-sm text-amber">
          {t('bonusFrom', { amount: shortMoney(bonus.minMinor, currency) })}
        </p>
      )}
      {bonus.kind === 'bonus' && accountMinor !== null && (
        <dl className="mt-3 grid gap-1 border-t border-field-800 pt-3 text-sm">
          <Line label={t('bonusYouGet')}>
            <MoneyText currency={currency} minor={bonus.bonusMinor} signed />
          </Line>
          <Line label={t('bonusToStake')}>
            <MoneyText currency={currency} minor={bonus.toStakeMinor} />
          </Line>
        </dl>
      )}
      {promotion.bonus_days !== undefined && (
        <p className="mt-3 border-t border-field-800 pt-3 text-sm text-quiet">
          {b('terms', { days: promotion.bonus_days })}
        </p>
      )}
      <div className="mt-3 border-t border-field-800 pt-3">
        <PlayWeights
          bet_max={promotion.bet_max}
          odds_min={promotion.odds_min}
          weights={promotion.weights}
        />
      </div>
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
