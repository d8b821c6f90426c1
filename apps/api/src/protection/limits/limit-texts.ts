import type { LimitAmount, LimitKind, LimitName, LimitPeriod } from '@maidan/cashier'
import type { Language } from '@maidan/contract'
import { moneyText, type Currency } from '@maidan/money'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'

type LimitTerms = {
  kinds: Record<LimitKind, string>
  periods: Record<LimitPeriod, string>
  none: string
  minutes: (minutes: bigint) => string
}

const terms = {
  en: {
    kinds: { deposit: 'deposits', loss: 'losses', stake: 'stakes', time: 'play time' },
    periods: { day: 'a day', week: 'a week', month: 'a month', bet: 'a bet' },
    none: 'no limit',
    minutes: (minutes) => `${minutes} minutes`,
  },
  bn: {
    kinds: { deposit: 'জমা', loss: 'হার', stake: 'বাজি', time: 'খেলার সময়' },
    periods: { day: 'দৈনিক', week: 'সাপ্তাহিক', month: 'মাসিক', bet: 'প্রতিবারের' },
    none: 'কোনো সীমা নেই',
    minutes: (minutes) => `${minutes} মিনিট`,
  },
} satisfies Record<Language, LimitTerms>

/** What a limit is of, for a letter: "deposits a week". */
export function limitTexts({ kind, period }: LimitName): Texts {
  return eachLanguage((one) => {
    const { kinds, periods } = terms[one]
    return one === 'bn' ? `${periods[period]} ${kinds[kind]}` : `${kinds[kind]} ${periods[period]}`
  })
}

/** How much a limit lets by, for a letter. */
export function amountTexts({ kind }: LimitName, amount: LimitAmount, currency: Currency): Texts {
  return eachLanguage((one) => {
    if (amount === null) return terms[one].none
    return kind === 'time' ? terms[one].minutes(amount) : moneyText(amount, currency)
  })
}
