import { APPROVAL_FACTS } from '@maidan/contract'
import { approvalsText } from '@maidan/locales'
import { siteTime, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { BookRuleWord } from '../../parts/books/book-rule-word.tsx'
import { ScopeWord, SportWord } from '../../parts/exchange/exchange-words.tsx'
import { FrontPlaceWord } from '../../parts/front/front-place-word.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { SectionWord } from '../../parts/facts/section-word.tsx'
import { When } from '../../parts/facts/when.tsx'
import { PromotionValue } from '../../parts/promotions/promotion-words.tsx'
import { SettingValueText, SettingWord } from '../../parts/settings/setting-words.tsx'
import { useResultWords } from '../../lib/use-result-words.ts'
import { factForms, promotionKindOf, readSpans } from './approval.ts'
import { EntryShares } from './entry-shares.tsx'
import { PageWords } from './page-words.tsx'
import type { Approval, ApprovalFact, ApprovalFacts } from './approval.ts'

type Props = {
  title: string
  facts: ApprovalFacts
  of: Approval
  empty?: string
  /** Whether it has the whole width of the others, and its lines stand in two columns. */
  wide?: boolean
}

const firstCurrency = 'BDT'

/** One side of a decision: its facts, each on a line; nothing where a side has none and nothing to say of it. */
export function FactList({ title, facts: known, of, empty, wide = false }: Props) {
  const t = useText(approvalsText)
  const shown = APPROVAL_FACTS.filter(
    (name) => known[name] !== undefined && factForms[name] !== 'hidden',
  )
  if (shown.length === 0 && empty === undefined) return null
  const currency = of.evidence.claimed.currency ?? firstCurrency
  return (
    <div
      aria-label={title}
      className={clsx('min-w-0 rounded-md bg-field-800/50 px-3 py-2', wide && 'md:col-span-full')}
      role="group"
    >
      <h3 className="text-xs font-semibold text-quiet">{title}</h3>
      {shown.length === 0 && <p className="py-1 text-sm text-amber">{empty}</p>}
      <dl className={clsx('text-sm empty:hidden', wide && 'gap-x-8 md:columns-2')}>
        {shown.map((name) => (
          <div
            className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-3 py-0.5"
            key={name}
          >
            <dt className="text-quiet">{t(nameOf(name, of))}</dt>
            <dd className={clsx('min-w-0 font-medium wrap-anywhere', placeOf(name))}>
              <FactValue
                currency={currency}
                name={name}
                setting={of.evidence.claimed.setting ?? ''}
                value={known[name] ?? ''}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Whose percent it is hangs on the kind of the promotion. */
function nameOf(name: ApprovalFact, of: Approval): `fact_${ApprovalFact}` | 'lossPercent' {
  const isOfLoss = name === 'promotion_percent' && promotionKindOf(of) === 'cashback'
  return isOfLoss ? 'lossPercent' : `fact_${name}`
}

/** A short value stands at the end of its line; the words of a page, and a warning, need all of the width. */
function placeOf(name: ApprovalFact): string {
  const form = factForms[name]
  return form === 'pageWords' || form === 'cheapGames' ? 'basis-full' : 'ml-auto text-right'
}

type ValueProps = {
  name: ApprovalFact
  value: string
  currency: string
  /** The setting that a request is about; of other requests nothing. */
  setting: string
}

function FactValue({ name, value, currency, setting }: ValueProps) {
  const t = useText(approvalsText)
  const words = useResultWords()
  switch (factForms[name]) {
    case 'money':
      return <Money amount={value} currency={currency} />
    case 'dayMax':
      return Number(value) === 0 ? t('noDayMax') : <Money amount={value} currency={currency} />
    case 'time':
      return <When at={value} />
    case 'result':
      return words(value)
    case 'spans':
      return readSpans(value).map(({ from, to }) => (
        <span className="block" key={from}>
          {t('span', { from: siteTime(from), to: siteTime(to) })}
        </span>
      ))
    case 'shares':
      return <EntryShares currency={currency} value={value} />
    case 'sport':
      return <SportWord sport={value} />
    case 'setting':
      return <SettingWord name={value} />
    case 'settingValue':
      return <SettingValueText name={setting} value={value} />
    case 'bookRule':
      return <BookRuleWord rule={value} />
    case 'pageWords':
      return <PageWords value={value} />
    case 'frontPlace':
      return <FrontPlaceWord place={value} />
    case 'section':
      return <SectionWord section={value} />
    case 'scope':
      return <ScopeWord scope={value} />
    case 'promotionKind':
    case 'missionPeriod':
    case 'promotionStatus':
    case 'flag':
    case 'categories':
    case 'countries':
    case 'weights':
    case 'limit':
    case 'cheapGames':
      return <PromotionValue form={factForms[name]} value={value} />
    case 'text':
      return <span className="tabular">{value}</span>
    case 'hidden':
      return null
  }
}
