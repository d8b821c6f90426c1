import { freeKeys } from '../../features/promotions/free-keys.ts'
import { HOME_CURRENCY } from '@maidan/contract/facts'
import { countryNames, freeRoundsText, missionsText, promotionsText, textIn } from '@maidan/locales'
import type { ReactNode } from 'react'
import { PlayWeights } from '../../features/promotions/play-weights.tsx'
import { durationStamps, promotionWords } from '../../features/promotions/promotion-words.ts'
import type { PromotionRecord } from '../../features/promotions/promotion-words.ts'
import { asText } from '../../lib/calls/as-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { SafeHtml } from '../../lib/text/safe-html.tsx'
import { shortTaka } from './parts/short-taka.ts'

/** Picture, full text, and the terms in figures (SIL-062). */
export function PromotionDetails({ promotion }: { promotion: PromotionRecord }) {
  const t = useText(promotionsText)
  const words = promotionWords(promotion, useLanguage())
  return (
    <div className="flex flex-col gap-4 pb-2">
      <img
        alt=""
        className="aspect-[2/1] w-full rounded-card bg-field-800 object-cover"
        height={320}
        src={storageUrl(words.thumbnail)}
        width={640}
      />
      <p className="whitespace-pre-line">
        <SafeHtml html={words.html} />
      </p>
      <dl className="divide-y divide-field-800 text-sm">
        <Term label={t('duration')}>
          <Duration promotion={promotion} />
        </Term>
        <Terms promotion={promotion} />
      </dl>
      {Number(asText(promotion.turnover)) > 0 && givesBonus(promotion) && (
        <PlayWeights
          bet_max={promotion.bet_max}
          odds_min={promotion.odds_min}
          weights={promotion.weights}
        />
      )}
    </div>
  )
}

/** News alone gives none. */
function givesBonus({ kind, on_deposit }: PromotionRecord): boolean {
  return kind !== 'deposit' || on_deposit
}

/** A line that may break between its two moments, and nowhere else. */
function Duration({ promotion }: { promotion: PromotionRecord }) {
  const [first, last] = durationStamps(promotion)
  return (
    <>
      <span className="whitespace-nowrap">{first}</span>{' '}
      {last !== undefined && <span className="whitespace-nowrap">- {last}</span>}
    </>
  )
}

/** The figures that the promotion has; a zero is no limit and is left out. */
function Terms({ promotion }: { promotion: PromotionRecord }) {
  const t = useText(promotionsText)
  const percent = Math.round(Number(asText(promotion.deposit_bouns)))
  const times = Number(asText(promotion.turnover))
  const minMinor = readMinor(promotion.deposit_min, HOME_CURRENCY)
  const maxMinor = readMinor(promotion.bonus_max, HOME_CURRENCY)
  const amountMinor = readMinor(promotion.amount, HOME_CURRENCY)
  const lossMinor = readMinor(promotion.loss_min, HOME_CURRENCY)
  const ofWhat = promotion.kind === 'deposit' ? 'turnoverTimes' : 'turnoverOfBonus'
  return (
    <>
      {promotion.code !== undefined && (
        <Term label={t('code')}>
          <span className="tracking-wide">{promotion.code}</span>
        </Term>
      )}
      {promotion.free && <FreeTerms free={promotion.free} />}
      {promotion.mission && <MissionTerms mission={promotion.mission} />}
      {amountMinor > 0n && <Term label={t('bonus')}>{shortMoney(amountMinor, HOME_CURRENCY)}</Term>}
      {percent > 0 && (
        <Term label={t('bonus')}>
          {t(promotion.kind === 'cashback' ? 'cashbackPercent' : 'bonusPercent', { percent })}
        </Term>
      )}
      {lossMinor > 0n && <Term label={t('lossMin')}>{shortMoney(lossMinor, HOME_CURRENCY)}</Term>}
      {maxMinor > 0n && <Term label={t('bonusMax')}>{shortMoney(maxMinor, HOME_CURRENCY)}</Term>}
      {minMinor > 0n && <Term label={t('depositMin')}>{shortMoney(minMinor, HOME_CURRENCY)}</Term>}
      <Reach promotion={promotion} />
      {times > 0 && givesBonus(promotion) && (
        <Term label={t('turnover')}>{t(ofWhat, { times })}</Term>
      )}
      {promotion.bonus_days !== undefined && times > 0 && givesBonus(promotion) && (
        <Term label={t('time')}>{t('timeDays', { days: promotion.bonus_days })}</Term>
      )}
    </>
  )
}

/** Whom it reaches, where that is not everybody. */
function Reach({ promotion }: { promotion: PromotionRecord }) {
  const t = useText(promotionsText)
  const language = useLanguage()
  const { methods, countries, vip_from: points } = promotion
  return (
    <>
      {countries && <Term label={t('countries')}>{countryNames(countries, language)}</Term>}
      {methods && <Term label={t('methods')}>{methods.join(', ')}</Term>}
      {points !== undefined && <Term label={t('vipFrom')}>{t('vipFromPoints', { points })}</Term>}
    </>
  )
}

function FreeTerms({ free }: { free: NonNullable<PromotionRecord['free']> }) {
  const t = useText(freeRoundsText)
  const game = textIn(free, 'game_name', useLanguage())
  return (
    <>
      <Term label={t('get')}>{t(freeKeys(free.game).offer, { rounds: free.rounds, game })}</Term>
      <Term label={t(freeKeys(free.game).bet)}>{shortTaka(free.bet)}</Term>
      <Term label={t(freeKeys(free.game).time)}>{t('days', { days: free.days })}</Term>
    </>
  )
}

function MissionTerms({ mission }: { mission: NonNullable<PromotionRecord['mission']> }) {
  const t = useText(missionsText)
  return (
    <Term label={t(mission.period === 'day' ? 'inDay' : 'inWeek')}>
      {t('asked', { plays: mission.plays, stake: shortTaka(mission.stake_min) })}
    </Term>
  )
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="shrink-0 text-quiet">{label}</dt>
      <dd className="tabular text-right font-medium">{children}</dd>
    </div>
  )
}
